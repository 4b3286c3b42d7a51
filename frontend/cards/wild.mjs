/**
 * The marks of a wild card: the star, and the banner that says so (`comodín`, `wild`).
 * Laid over any card, so the 7 of oros stays the plain card in games where it is not wild.
 */
import { star } from './geometry.mjs';
import { word } from './letters.mjs';
import { disc, group, inked, stroke } from './markup.mjs';
import { GOLD, WHITE, WINE } from './palette.mjs';

/** A five-pointed star of the given radius. */
export const wildStar = (x, y, radius, fill = GOLD.light, width = 1.2) =>
  inked(star(x, y, 5, radius, radius * 0.46), fill, { 'stroke-width': width });

/** A word in capitals around (x, y). */
export function lettering(text, x, y, height, colour, weight = 1.9) {
  const { glyphs, width } = word(text);
  const scale = height / 10;
  return group(
    { transform: `translate(${x - Math.round(width * scale * 5) / 10} ${y - height / 2})scale(${scale})` },
    glyphs.map((glyph) =>
      stroke(glyph.d, weight, colour, glyph.x ? { transform: `translate(${Math.round(glyph.x * 10) / 10} 0)` } : {}),
    ),
  );
}

/** A banner of the given half width around (x, y), with its ends folded behind. */
export const banner = (x, y, half, text, height = 6.6) => {
  const fold = (side) =>
    inked(
      `M${x + side * (half + 5)} ${y}L${x + side * (half - 3)} ${y - 3.4}V${y + 7.6}L${x + side * (half + 5)} ${y + 12}L${x + side * (half + 1.4)} ${y + 5}Z`,
      WINE.dark,
      {
        'stroke-width': 1.2,
      },
    );
  return [
    fold(-1),
    fold(1),
    inked(
      `M${x - half} ${y - 4}Q${x} ${y - 10} ${x + half} ${y - 4}V${y + 9}Q${x} ${y + 3} ${x - half} ${y + 9}Z`,
      WINE.base,
      {
        'stroke-width': 1.3,
      },
    ),
    lettering(text, x, y + 0.4, height, WHITE),
  ];
};

/** Rosette in the upper right corner, banner across the middle. */
export const wildMark = (text) => [
  inked('M97 25L94 39L99 35.8L101.4 41L103.6 29Z', WINE.dark, { 'stroke-width': 1.1 }),
  inked('M107 25L110 39L105 35.8L102.6 41L100.4 29Z', WINE.base, { 'stroke-width': 1.1 }),
  inked(star(102, 19.6, 12, 10.6, 8.8), WINE.base, { 'stroke-width': 1.2 }),
  wildStar(102, 20, 7.4),
  banner(60, 91.4, 41, text),
];

/** The star at the place of an index, for the comodín card itself. */
export const starIndex = () => [disc(19.6, 22, 11, WINE.base, { 'stroke-width': 1.2 }), wildStar(19.6, 22.4, 8.6)];

export const WORDS = { es: 'COMODÍN', en: 'WILD' };
