/**
 * Copas: the wine cup, as pip, as small index pip and as the covered chalice of the ace.
 * Centred on the origin.
 */
import { oval, smooth, symmetric } from './geometry.mjs';
import { disc, flat, group, inked, stroke } from './markup.mjs';
import { GOLD, GREEN, INK, WHITE, WINE } from './palette.mjs';

const FOOT = '0,9! 2.4,9! 4,12.2 8.6,14.2 9.4,16.4! 0,17.4';
const BOWL = '0,-13! 12,-13! 11,-4 6.6,2.4 2.4,4.6! 0,4.6!';

/** The cup of the pip cards; 26 wide, 34 tall. */
export const cup = () => [
  inked(symmetric(FOOT), GOLD.base),
  inked('M-2.2 3H2.2V10H-2.2Z', GOLD.base),
  disc(0, 7, 4.4, GOLD.light, { ry: 2.7 }),
  inked(symmetric(BOWL), WINE.base),
  flat('M-10.6-11.5Q-9.6-3-5 .8Q-7.4-4-7.4-11.2Z', WINE.light),
  stroke('M-10.9-4.9Q0-1 10.9-4.9', 3.2, INK, { 'stroke-linecap': 'butt' }),
  stroke('M-10.4-5Q0-1.2 10.4-5', 1.9, GOLD.base, { 'stroke-linecap': 'butt' }),
  disc(0, -13, 12, GOLD.base, { ry: 3.6 }),
  disc(0, -13, 9.4, WINE.dark, { ry: 2.1, 'stroke-width': 0.8 }),
];

/** The cup beside the index; 13 wide, 15 tall. */
export const smallCup = () => [
  inked('M-5 7.2Q-4.6 5.4-1.2 4.6V1.6Q-6-.4-6.2-6.8H6.2Q6-.4 1.2 1.6V4.6Q4.6 5.4 5 7.2Z', WINE.base, {
    'stroke-width': 1.1,
  }),
  stroke('M-5.8-4.4H5.8', 1.6, GOLD.light, { 'stroke-linecap': 'butt' }),
];

const GREAT_FOOT = '0,24! 4.5,24! 6,32 13,38 22,42 24,48! 0,50.5';
const GREAT_BOWL = '0,-16! 30,-16! 28,-2 19,9 6,14! 0,14!';
const LID = '0,-40! 3.6,-39 9,-33 22,-27 29,-19! 0,-14';

/** A bunch of grapes with a vine leaf, hanging from (0, 0). */
const grapes = () => [
  stroke('M0-2Q1 2 0 5', 1.6, GREEN.dark),
  [
    [-4.4, 6],
    [4.4, 6],
    [0, 7.4],
    [-6.6, 12.4],
    [6.6, 12.4],
    [-2.4, 13.4],
    [2.4, 13.6],
    [-4.4, 19],
    [4.4, 19],
    [0, 20],
    [-1.8, 25.4],
    [1.9, 25.6],
    [0, 31],
  ].map(([x, y]) => disc(x, y, 3.9, '#6d3f63', { 'stroke-width': 1.1 })),
  flat(
    [
      [-5.6, 11.4],
      [1.4, 12.4],
      [-3.4, 18],
      [5.2, 18],
      [-0.8, 24.4],
    ]
      .map(([x, y]) => oval(x, y, 1.1))
      .join(''),
    '#a77a9c',
  ),
  inked(
    smooth('0,3! -5,5.6 -9.4,2.4! -7.6,-1.6 -9,-6! -3.8,-5.6 0,-9.6! 3.8,-5.6 9,-6! 7.6,-1.6 9.4,2.4! 5,5.6'),
    GREEN.light,
    {
      'stroke-width': 1.2,
    },
  ),
  stroke('M0 2V-5.6M0 .6L-5.4-2.6M0 .6L5.4-2.6', 0.8, GREEN.dark),
];

/** The covered chalice of the ace; 60 wide, 100 tall. */
export const greatCup = () => [
  [-34, 34].map((x) => group({ transform: `translate(${x} 7)scale(.86)` }, grapes())),
  inked(symmetric(GREAT_FOOT), GOLD.base, { 'stroke-width': 1.7 }),
  stroke('M-21 43.4Q0 47.4 21 43.4', 1.1, GOLD.deep),
  flat('M-4 26Q-5 34-13 39.4Q-8 40-5 36Q-2 32-1.6 26Z', GOLD.light),
  inked('M-4.5 12H4.5V26H-4.5Z', GOLD.base, { 'stroke-width': 1.7 }),
  disc(0, 18.5, 9.4, GOLD.light, { ry: 5, 'stroke-width': 1.6 }),
  inked([-5.6, 0, 5.6].map((x) => `M${x - 2} 18.5L${x} 16L${x + 2} 18.5L${x} 21Z`).join(''), WINE.base, {
    'stroke-width': 0.8,
  }),
  inked('M-28-10C-42-16-44 4-24 6L-22 3C-36 2-36-10-27-6Z', GOLD.base, { 'stroke-width': 1.5 }),
  inked('M28-10C42-16 44 4 24 6L22 3C36 2 36-10 27-6Z', GOLD.base, { 'stroke-width': 1.5 }),
  inked(symmetric(GREAT_BOWL), WINE.base, { 'stroke-width': 1.8 }),
  flat('M-27-13Q-25 0-13 9Q-19-1-19.5-12.4Z', WINE.light),
  stroke('M-28.6-4.6Q0 3.6 28.6-4.6', 8.4, INK, { 'stroke-linecap': 'butt' }),
  stroke('M-28-4.7Q0 3.4 28-4.7', 6, GOLD.base, { 'stroke-linecap': 'butt' }),
  [-20, -10, 0, 10, 20].map((x) =>
    disc(x, -0.7 - (x * x) / 195, 2.1, x % 20 ? WHITE : WINE.base, { 'stroke-width': 0.9 }),
  ),
  inked(symmetric(LID), WINE.base, { 'stroke-width': 1.8 }),
  flat('M-3-36Q-9-31-19-26.4Q-23-23-25-19.6Q-12-17.4-9-26Q-7-32-3-36Z', WINE.light),
  inked('M-30-18.6Q0-11 30-18.6V-14.6Q0-7 -30-14.6Z', GOLD.base, { 'stroke-width': 1.5 }),
  disc(0, -44.6, 5.4, GOLD.light, { 'stroke-width': 1.6 }),
  disc(0, -39.4, 3.6, GOLD.base, { ry: 1.8, 'stroke-width': 1.2 }),
];
