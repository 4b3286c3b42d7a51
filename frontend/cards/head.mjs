/**
 * Heads: a face with its hair and beard, looking a little to the right.
 * The chin's tip lies at (0, 13), the crown of the head at (0, -13), both centred on x = 0; hats are elsewhere.
 */
import { oval, ribbon, smooth, symmetric } from './geometry.mjs';
import { flat, inked, stroke } from './markup.mjs';
import { INK, SKIN, WINE } from './palette.mjs';

const FACE = '0,-13 7,-11.4 9.6,-4 9,4 5.8,10.2 0,13';

/** Neck and face without hair. `stern` draws the brows together; under a beard there is no neck. */
export function face({ stern = false, brow = INK, neck = true } = {}) {
  const brows = stern
    ? 'M-6.2-3.8Q-3.4-4.6-1.4-2.8M3.6-2.8Q5.4-4.6 8-4'
    : 'M-6.2-3.2Q-4.2-5.2-1.4-4M3.4-4Q5.8-5.2 8-3.4';
  return [
    neck &&
      inked(
        ribbon(
          [
            [0, 6, 9],
            [0, 20, 10],
          ],
          'flat',
        ),
        SKIN.shade,
        { 'stroke-width': 1.2 },
      ),
    inked(symmetric(FACE), SKIN.base, { 'stroke-width': 1.3 }),
    flat(oval(-5, 4.4, 2.3, 1.7) + oval(6.8, 4.4, 1.9, 1.7), SKIN.blush),
    stroke(brows, 1.2, brow),
    stroke('M-5.8-.6Q-3.9-2.5-1.9-.7M3.6-.7Q5.4-2.5 7.4-.6', 1, INK),
    flat(oval(-3.6, -0.3, 1.2, 1.35) + oval(5.4, -0.3, 1.2, 1.35), INK),
    stroke('M1.6-1.6Q1.8 2 3.4 4.4Q2.6 5.8.8 5.3', 1, '#a4673f'),
    mouth(),
  ];
}

const mouth = () => [
  flat('M-1.6 8.4Q.2 7.4 1.4 8Q2.6 7.4 4.4 8.4Q3 10.3 1.4 10.3Q-.2 10.3-1.6 8.4Z', WINE.light),
  stroke('M-1.8 8.4Q1.4 9 4.6 8.3', 0.7, WINE.dark),
];

/** Hair to the jaw, as pages wear it: what lies behind the face, and the fringe before it. */
export const bob = (colour, light) => ({
  behind: inked(
    smooth('0,-15.4 9,-13 12.6,-4 13,6 14.6,11.4 8,12.6 0,11 -8,12.6 -14.6,11.4 -13,6 -12.6,-4 -9,-13'),
    colour,
    { 'stroke-width': 1.3 },
  ),
  before: [
    inked(
      smooth('-9.2,9.6 -9.2,2 -7.4,-5.4 -1,-8.8 6.4,-8 9.4,-3.6 9.6,6 11.6,4 12,-6 6,-15 -6,-15 -12,-6 -12.6,6'),
      colour,
      { 'stroke-width': 1.2 },
    ),
    stroke('M-10.4 5Q-10.6-5-5-10.4M10.6 1Q10.6-6 6.6-10', 0.9, light),
  ],
});

/** Short curls round the head. */
export const curls = (colour, light) => ({
  behind: inked(
    smooth('0,-16 7,-15.4 11,-11 13.4,-5 12.6,1 12.8,6 9.4,8.4 -9.4,8.4 -12.8,6 -12.6,1 -13.4,-5 -11,-11 -7,-15.4'),
    colour,
    { 'stroke-width': 1.3 },
  ),
  before: [
    inked(
      smooth(
        '-9.4,4 -8.8,-2 -9,-5.4 -6,-6 -4.4,-9 -1,-8 2,-9.4 4.6,-7.4 7.6,-7.8 9,-4.4 9.4,4 12,0 12,-7 6,-15 -6,-15 -12,-7 -12,0',
      ),
      colour,
      { 'stroke-width': 1.2 },
    ),
    stroke('M-10.4 0Q-11.4-4-9.4-7.4M10.8-1Q11-5 9.2-8', 0.9, light),
  ],
});

/** Long hair to the shoulders, as kings wear it. */
export const locks = (colour, light) => ({
  behind: inked(
    smooth('0,-15 9,-13 12.4,-4 12.8,6 15.6,14 13.4,20.4 8,18 0,16 -8,18 -13.4,20.4 -15.6,14 -12.8,6 -12.4,-4 -9,-13'),
    colour,
    { 'stroke-width': 1.3 },
  ),
  before: [
    inked(
      smooth('-8.6,4 -8.6,-4 -5,-8.6 0,-9.4 5.6,-8.8 8.8,-4 9,4 11.6,10 12,-4 6,-14.6 -6,-14.6 -12,-4 -11.6,10'),
      colour,
      { 'stroke-width': 1.2 },
    ),
    stroke('M-11 10Q-10.8 14-12.6 17M11 10Q10.8 14 12.6 17M-10.4 2Q-10.6-4-7.6-9', 0.9, light),
  ],
});

/** Full beard with moustache; `length` is where its tip ends. */
export const beard = (colour, light, length = 24) => [
  inked(
    smooth([
      [-9.6, 0, 'c'],
      [-7.4, 5.4],
      [-3, 6.6],
      [1.4, 5.8],
      [5.4, 6.6],
      [8.4, 5],
      [9.6, 0, 'c'],
      [10.2, 9],
      [7.6, 15.4],
      [5, 18.4],
      [1, length],
      [-4, 18.6],
      [-7.6, 15.4],
      [-10.2, 9],
    ]),
    colour,
    { 'stroke-width': 1.2 },
  ),
  flat(symmetric('0,8.6 2,8.6 3,9.6 0,11.2', 1.4), WINE.base),
  inked(smooth('1.4,6.2 4,5.4 7.4,8.6 9,10.8 5,10 1.4,8.4 -2.2,10 -6.2,10.8 -4.6,8.6 -1.2,5.4'), colour, {
    'stroke-width': 0.9,
  }),
  stroke(`M-5 13Q-4.4 16-2.6 18.4M1.2 13.6Q1.6 17 1 ${length - 3.4}M6.4 12.6Q6.4 15.6 4.4 18`, 0.9, light),
];

/** Short beard along the jaw. */
export const shortBeard = (colour, light) => beard(colour, light, 21);

/** Thin moustache of a young rider. */
export const moustache = (colour) => flat(smooth('1.4,6.5 3.6,6 6.8,7.4 4,8 1.4,7.6 -1.2,8 -4,7.4 -0.8,6'), colour);

/** A lady's hair: long, parted in the middle. `behind` is on the card's grid for a head at (57, 46). */
export const tresses = (colour, light) => ({
  behind: [
    inked(smooth('57,31 66,33 69.6,42 70.4,56 73.6,68 72,84 66,90 48,90 42,84 40.4,68 43.6,56 44.4,42 48,33'), colour),
    stroke('M44 62Q43.4 74 46 84M70 62Q70.6 74 68 84', 0.9, light),
  ],
  before: [
    inked(
      smooth(
        '0,-14.8! 7,-13.6 11.6,-7 12,4 10.4,12! 8.8,4 8,-3 0,-10.4! -8,-3 -8.8,4 -10.4,12! -12,4 -11.6,-7 -7,-13.6',
      ),
      colour,
      {
        'stroke-width': 1.2,
      },
    ),
    stroke('M-2.6-11.4Q-8.6-7-10.2 2M2.6-11.4Q8.6-7 10.2 2', 0.9, light),
  ],
});
