/**
 * The queen of the French deck: a lady in a wide gown, a fan in one hand, the emblem in the other.
 */
import { arm, fist, ground, puff } from './body.mjs';
import { COURT } from './costume.mjs';
import { petals, polygon, ribbon, smooth } from './geometry.mjs';
import { crown } from './hats.mjs';
import { face, tresses } from './head.mjs';
import { disc, flat, group, inked, stroke } from './markup.mjs';
import { GOLD, INK, SKIN, WHITE, WINE } from './palette.mjs';

const AXIS = 57;

const skirt = ({ main, shade, second, trim, panel }) => [
  inked(
    smooth('49,94! 42,106 33,128 27,150 23.6,163! 38,166.4 57,167.4 74,166.4 86.4,162! 82,148 78,128 71,106 65,94!'),
    main,
  ),
  flat(smooth('66,100 73,122 79,146 84,161 76,164 72,140 67,118'), shade),
  stroke('M45 104Q36 132 32 156M69.4 104Q74 124 76 138', 1, INK),
  inked(smooth('52.6,96! 47,122 43.6,164.8! 57,166.4 70.4,164.8! 67,122 61.4,96!'), panel[0], { 'stroke-width': 1.2 }),
  [110, 127, 144].map((y, i) => [
    flat(petals(AXIS, y, 6, 4.6 + i * 0.9, 3.2 + i * 0.6), panel[1]),
    disc(AXIS, y, 1.5 + i * 0.2, panel[2], { 'stroke-width': 0.8 }),
  ]),
  inked(ribbon('24.2,160,6 38,163.4,6 57,164.4,6 74,163.4,6 86,159,6', 'flat'), second, { 'stroke-width': 1.2 }),
  [31, 39.6, 48.2, 57, 65.8, 74.4, 82].map((x) =>
    disc(x, 164 - ((x - AXIS) * (x - AXIS)) / 300, 1.3, trim, { stroke: 'none' }),
  ),
];

const bodice = ({ main, shade, second, trim }) => [
  inked(smooth('49,64! 43,68 43,76 46.6,86 49,96! 57,98.6 65,96! 67.4,86 71,76 71,68 65,64!'), main),
  flat(smooth('68.6,70 69.4,76 66,86 64,95.4 61,96.6 63,84'), shade),
  inked(smooth('49,63! 52,76 57,79 62,76 65,63!'), SKIN.base, { 'stroke-width': 1.2 }),
  stroke('M48.6 63.6Q51.6 77 57 80Q62.4 77 65.4 63.6', 2.6, WHITE),
  stroke('M47.4 63.6Q50.4 78 57 81.6Q63.6 78 66.6 63.6', 1, INK),
  stroke('M53.4 85L60.6 89M60.6 85L53.4 89M54.4 91L59.6 94.4M59.6 91L54.4 94.4', 1, trim),
  inked(ribbon('47.8,95.4,4.6 57,98,5 66.2,95.4,4.6', 'flat'), second, { 'stroke-width': 1.1 }),
  stroke('M51 70Q57 75.4 63 70', 1.2, GOLD.dark),
  disc(AXIS, 73, 1.9, GOLD.light, { 'stroke-width': 0.9 }),
];

/** An open fan hanging from the hand at (46, 100). */
const fan = ({ third, trim }) => {
  const at = (degrees, radius) => {
    const angle = (degrees * Math.PI) / 180;
    return [46 + radius * Math.cos(angle), 101 + radius * Math.sin(angle)];
  };
  const leaves = [104, 120, 136, 152, 168, 184];
  const edge = leaves.flatMap((degrees, i) => [
    [...at(degrees, 24), 'c'],
    ...(i < leaves.length - 1 ? [at(degrees + 8, 25.4)] : []),
  ]);
  const inner = leaves.map((degrees) => at(degrees, 11)).reverse();
  return [
    inked(smooth([[46, 101, 'c'], ...leaves.map((degrees) => [...at(degrees, 12), 'c'])]), GOLD.dark, {
      'stroke-width': 1.1,
    }),
    inked(smooth([...edge, [...inner[0], 'c'], ...inner.slice(1, -1), [...inner.at(-1), 'c']]), third, {
      'stroke-width': 1.2,
    }),
    leaves.slice(1, -1).map((degrees) => stroke(polygon([at(degrees, 3), at(degrees, 23.4)]), 0.8, INK)),
    [112, 128, 144, 160, 176].map((degrees) => disc(...at(degrees, 18.4), 1.3, trim, { stroke: 'none' })),
  ];
};

/** The carnation in her hair. */
const carnation = () => [
  inked(
    smooth(
      '-10.6,-.6! -14.6,-1.4 -17.4,-4.6! -15.4,-6.2 -16,-9.4! -13,-9 -10.6,-12! -8.4,-9 -5.4,-9.4! -6,-6.4 -4,-4.4! -6.8,-1.6',
    ),
    WINE.base,
    {
      'stroke-width': 1.1,
    },
  ),
  stroke('M-13.4-6.4Q-11.4-5-10.8-2.4Q-10-5-8-6.2', 0.9, WINE.light),
];

const HAIR = {
  O: ['#c9923f', '#efc878'],
  C: ['#46301f', '#7b5a3c'],
  E: ['#2f2a2c', '#6a6468'],
  B: ['#9a4a24', '#cf8450'],
};

/** The queen dressed in the colours of the Spanish `suit`, any small emblem in her raised hand. */
export function queen(suit, emblem) {
  const c = COURT[suit];
  const hair = tresses(...HAIR[suit]);
  return [
    ground(),
    hair.behind,
    skirt(c),
    bodice(c),
    arm([43.4, 73, 10], [35.4, 89, 9], [43, 97.6, 6.8], c.second, c.trim),
    fan(c),
    fist(47, 100, 14),
    puff(43, 73, 26, c.main, c.trim),
    arm([71, 73, 10], [83, 86, 9.2], [87.6, 69.6, 6.8], c.second, c.trim),
    emblem,
    fist(87.8, 64),
    puff(71.6, 73, -28, c.main, c.trim),
    group(
      { transform: `translate(${AXIS} 46)` },
      face({ brow: HAIR[suit][0] }),
      hair.before,
      [-9.6, 9.6].map((x) => disc(x, 6.6, 1.5, GOLD.light, { 'stroke-width': 0.9 })),
      carnation(),
      group({ transform: 'translate(0 -1.4)scale(.8)' }, crown(c.third, c.second, 'lilies')),
    ),
  ];
}
