// The addresses of the page: typed routes, matched and written in one place. Links are ordinary <a href>.
import { isPlayable } from '$games/catalog';

export type Route =
  | { name: 'home' }
  | { name: 'create' }
  | { name: 'table'; code: string }
  | { name: 'rules'; game: string }
  | { name: 'glossary' }
  | { name: 'fair' }
  | { name: 'me' }
  | { name: 'ledger' }
  | { name: 'matches' }
  | { name: 'admin'; path: string[] }
  | { name: 'not_found' };

export function match(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second, ...more] = parts;
  if (first === 'admin') return { name: 'admin', path: parts.slice(1).map(decode) };
  if (more.length > 0) return { name: 'not_found' };
  if (first === undefined) return { name: 'home' };
  if (second === undefined) {
    if (first === 'create' || first === 'glossary' || first === 'fair' || first === 'me') return { name: first };
  } else {
    if (first === 't') return { name: 'table', code: decode(second) };
    if (first === 'rules' && isPlayable(second)) return { name: 'rules', game: second };
    if (first === 'me' && (second === 'ledger' || second === 'matches')) return { name: second };
  }
  return { name: 'not_found' };
}

export function href(route: Exclude<Route, { name: 'not_found' }>): string {
  switch (route.name) {
    case 'home':
      return '/';
    case 'table':
      return `/t/${encodeURIComponent(route.code)}`;
    case 'rules':
      return `/rules/${route.game}`;
    case 'admin':
      return ['/admin', ...route.path.map(encodeURIComponent)].join('/');
    case 'ledger':
    case 'matches':
      return `/me/${route.name}`;
    default:
      return `/${route.name}`;
  }
}

/** The code in what somebody pasted: a whole link, a path, or the bare code. Null when there is none. */
export function codeOf(text: string): string | null {
  const trimmed = text.trim();
  const inLink = /\/t\/([^/?#\s]+)/.exec(trimmed)?.[1];
  if (inLink) return decode(inLink);
  return /^[\w-]{4,64}$/.test(trimmed) ? trimmed : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>(match(location.pathname));
  /** Counts navigations within the page, so that the shell can move the focus. */
  moves = $state(0);

  constructor() {
    window.addEventListener('popstate', () => this.#show());
    document.addEventListener('click', (event) => this.#click(event));
  }

  go(route: Exclude<Route, { name: 'not_found' }>, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', href(route));
    this.#show();
    window.scrollTo(0, 0);
  }

  #show(): void {
    this.route = match(location.pathname);
    this.moves += 1;
  }

  /** Takes over plain clicks on links within the page; everything else is the browser's. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    history.pushState(null, '', link.pathname + link.search + link.hash);
    this.#show();
    if (!link.hash) window.scrollTo(0, 0);
  }
}

export const router = new Router();
