// One card out of a sprite, as a picture that stands alone. Pure: document in, address out.

const SVG = 'http://www.w3.org/2000/svg';
const SPECIAL = /[#%<>"\n]/g;

/** The symbol `id` with every part that it places, as a `data:` address; null if the sprite has no such symbol. */
export function picture(sprite: Document, id: string): string | null {
  const symbol = sprite.getElementById(id);
  if (symbol?.localName !== 'symbol') return null;
  const parts = new Set<Element>();
  const collect = (element: Element): void => {
    for (const use of element.getElementsByTagName('use')) {
      const part = sprite.getElementById(use.getAttribute('href')?.slice(1) ?? '');
      if (!part || parts.has(part)) continue;
      parts.add(part);
      collect(part);
    }
  };
  collect(symbol);
  const root = sprite.createElementNS(SVG, 'svg');
  root.setAttribute('viewBox', symbol.getAttribute('viewBox') ?? '');
  const defs = sprite.createElementNS(SVG, 'defs');
  defs.append(...[...parts].map((part) => part.cloneNode(true)));
  root.append(defs, ...[...symbol.childNodes].map((child) => child.cloneNode(true)));
  return `data:image/svg+xml,${new XMLSerializer().serializeToString(root).replace(SPECIAL, encodeURIComponent)}`;
}
