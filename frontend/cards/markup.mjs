/**
 * SVG elements as text: the few kinds of mark the deck is drawn with.
 * Presentation attributes only (a strict content policy forbids inline styles); no shapes of its own.
 */

import { num } from './geometry.mjs';
import { INK } from './palette.mjs';

const attributes = (given) =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');

/** Any element. */
export const element = (name, given, ...children) => {
  const inside = children.flat(Infinity).join('');
  return inside ? `<${name}${attributes(given)}>${inside}</${name}>` : `<${name}${attributes(given)}/>`;
};

/** A filled shape with the inherited ink outline. */
export const inked = (d, fill, more = {}) => element('path', { d, fill, ...more });

/** A filled shape without outline: shade, light, ornament. */
export const flat = (d, fill, more = {}) => element('path', { d, fill, stroke: 'none', ...more });

/** A bare line. */
export const stroke = (d, width, colour, more = {}) =>
  element('path', { d, 'stroke-width': width, stroke: colour, ...more });

/** A disc or ellipse. */
export const disc = (cx, cy, rx, fill, { ry, ...more } = {}) =>
  ry === undefined || ry === rx
    ? element('circle', { cx, cy, r: rx, fill, ...more })
    : element('ellipse', { cx, cy, rx, ry, fill, ...more });

/** A ring of `count` beads. */
export const beads = (cx, cy, r, count, size, colour) =>
  element('circle', { cx, cy, r, stroke: colour, 'stroke-width': size, pathLength: count, 'stroke-dasharray': '0 1' });

/** Several parts with one common outline, as if they were a single shape: the lines are painted first, the fill over them. */
export const merged = (paths, fill, width = 1.4) =>
  element('path', { d: paths.join(''), fill, 'stroke-width': width * 2, 'paint-order': 'stroke' });

export const group = (given, ...children) => element('g', given, ...children);

/** The root of every picture: no fill, ink lines with round joins, unless a mark says otherwise. */
export const drawing = (...children) =>
  group(
    { fill: 'none', stroke: INK, 'stroke-width': 1.4, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    ...children,
  );

/** A defined shape, placed. */
export const place = (id, x, y, { scale, scaleX, turn, ...more } = {}) => {
  const moves = [`translate(${num(x)} ${num(y)})`];
  if (turn) moves.push(`rotate(${num(turn)})`);
  if (scaleX !== undefined) moves.push(`scale(${precise(scaleX)} ${precise(scale ?? 1)})`);
  else if (scale !== undefined && scale !== 1) moves.push(`scale(${precise(scale)})`);
  return element('use', { href: `#${id}`, transform: moves.join(''), ...more });
};

/** Scales need more than a tenth. */
const precise = (value) => String(Math.round(value * 1000) / 1000);
