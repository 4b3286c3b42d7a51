import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, href, match, type Route, router } from './router.svelte';

const ROUTES: Exclude<Route, { name: 'not_found' }>[] = [
  { name: 'home' },
  { name: 'create' },
  { name: 'table', code: 'kX_9-aB' },
  { name: 'rules', game: 'ajiley' },
  { name: 'glossary' },
  { name: 'fair' },
  { name: 'me' },
  { name: 'ledger' },
  { name: 'matches' },
  { name: 'admin', path: [] },
  { name: 'admin', path: ['users', 'a b/ñ'] },
];

describe('addresses', () => {
  test.each(ROUTES)('$name is found again at its own address', (route) => {
    expect(match(href(route))).toEqual(route);
  });

  test('a slash at the end does no harm', () => {
    expect(match('/create/')).toEqual({ name: 'create' });
  });

  test('a code with strange letters survives', () => {
    expect(match(href({ name: 'table', code: 'a b/ñ' }))).toEqual({ name: 'table', code: 'a b/ñ' });
  });

  test.each(['/nope', '/t', '/t/a/b', '/rules/poker', '/rules', '/me/secret', '/create/x'])('%s is no page', (path) => {
    expect(match(path)).toEqual({ name: 'not_found' });
  });

  test('a broken escape is taken as it stands', () => {
    expect(match('/t/%E0%A4%A')).toEqual({ name: 'table', code: '%E0%A4%A' });
  });
});

describe('a pasted link', () => {
  test.each([
    ['https://cards.example/t/kX_9-aB', 'kX_9-aB'],
    ['  http://192.168.0.4:8000/t/abc123?x=1#y ', 'abc123'],
    ['¡Ven! https://cards.example/t/abc123 te espero', 'abc123'],
    ['/t/abc123', 'abc123'],
    ['abc123', 'abc123'],
  ])('%s opens %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  test.each(['', '   ', 'https://cards.example/', 'hola mundo', 'a.b'])('"%s" is none', (text) => {
    expect(codeOf(text)).toBeNull();
  });
});

describe('moving within the page', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
    window.scrollTo = () => {};
    router.go({ name: 'home' });
  });

  const link = (html: string): HTMLElement => {
    document.body.innerHTML = html;
    return document.querySelector('a span, a') as HTMLElement;
  };
  const click = (element: HTMLElement, init: MouseEventInit = {}): MouseEvent => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
    element.dispatchEvent(event);
    return event;
  };

  test('a plain click on a link moves without loading the page', () => {
    const before = router.moves;
    const event = click(link('<a href="/create"><span>x</span></a>'));
    expect(event.defaultPrevented).toBe(true);
    expect(router.route).toEqual({ name: 'create' });
    expect(location.pathname).toBe('/create');
    expect(router.moves).toBe(before + 1);
  });

  test.each([
    ['with ctrl', '<a href="/create">x</a>', { ctrlKey: true }],
    ['with the middle button', '<a href="/create">x</a>', { button: 1 }],
    ['into a new tab', '<a href="/create" target="_blank">x</a>', {}],
    ['that downloads', '<a href="/create" download>x</a>', {}],
    ['to the server', '<a href="/api/matches/1/record">x</a>', {}],
    ['to another site', '<a href="https://example.org/create">x</a>', {}],
  ])('a click %s is left to the browser', (_, html, init) => {
    // jsdom cannot navigate; it only matters that we did not.
    const element = link(html);
    element.addEventListener('click', (event) => queueMicrotask(() => event.preventDefault()));
    const event = click(element, init);
    expect(event.defaultPrevented).toBe(false);
    expect(router.route).toEqual({ name: 'home' });
  });

  test('the back button shows the page before', async () => {
    router.go({ name: 'create' });
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await back;
    expect(router.route).toEqual({ name: 'home' });
  });
});
