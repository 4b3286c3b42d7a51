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

/** A rosette with its two ribbons, the star in the middle. */
const rosette = (x, y) =>
  group(
    { transform: `translate(${x} ${y})`, 'stroke-width': 1.1 },
    inked('M-5 5L-8 15L-3.4 13.4L-1 17.4L2 8Z', WINE.dark),
    inked('M5 5L8 15L3.4 13.4L1 17.4L-2 8Z', WINE.base),
    inked(star(0, 0, 12, 10.8, 9), WINE.base),
    wildStar(0, 0.4, 7.4),
  );

/** Below the index, where it is seen in a closed fan too; and a banner across the middle. */
export const wildMark = (text) => [banner(60, 91.4, 41, text), rosette(19.6, 67.4)];

/** The same for the cards with large index; `aside` is how their art is moved. */
export const largeWildMark = (text, aside) => [
  group({ transform: aside }, banner(60, 91.4, 35, text)),
  rosette(25.6, 117),
];

/** The star at the place of an index, for the comodín card itself. */
export const starIndex = () => [disc(19.6, 22, 11, WINE.base, { 'stroke-width': 1.2 }), wildStar(19.6, 22.4, 8.6)];

export const WORDS = { es: 'COMODÍN', en: 'WILD' };
