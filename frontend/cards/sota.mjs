/**
 * The sota (10): a page on foot, showing the suit's emblem.
 * Drawn on the card's own grid, feet on the ground line at y = 166.
 */
import { arm, collar, fist, ground, puff } from './body.mjs';
import { COURT } from './costume.mjs';
import { ribbon, smooth } from './geometry.mjs';
import { beret, brim, plume, tailedCap } from './hats.mjs';
import { bob, curls, face } from './head.mjs';
import { disc, flat, group, inked, place, stroke } from './markup.mjs';
import { INK, SKIN } from './palette.mjs';

const leg = (points, fill) => inked(ribbon(points, 'flat'), fill);

const legs = ({ hose, shoe }) => [
  leg(
    [
      [50.5, 112, 14],
      [48.6, 132, 11.6],
      [46.6, 146, 9.6],
      [46.4, 161, 6.6],
    ],
    hose[0],
  ),
  leg(
    [
      [64, 112, 14],
      [67, 132, 11.6],
      [70, 146, 9.6],
      [70.6, 161, 6.6],
    ],
    hose[1],
  ),
  inked(smooth('42.6,157.4! 50,157.4! 51.2,163 49.6,166.6! 35,166.8 33.4,165.4 38.6,163'), shoe),
  inked(smooth('66.8,157.4! 74.2,157.4! 78.4,163 84.4,165.2 83,166.8 67.4,166.6! 65.8,163'), shoe),
];

const cape = (fill, lining) => [
  inked(
    smooth('45,66 36,74 31,94 28.6,116 28,138! 36,141 46,139 57,141.6 68,139 78,141 85,138! 82,112 78,88 70,66'),
    fill,
  ),
  flat(smooth('42,100 41,126 46,137.6 57,140 68,137.6 73,126 72,100'), lining),
];

const tunic = ({ main, shade, second, trim }) => [
  inked(
    smooth(
      '50,63.4 43,66.4 40.4,74 43,86 45.6,95! 40,106 35.4,122! 46,125.4 57,126.4 68,125.4 79.4,122! 74.4,106 69,95! 71.6,86 73.6,74 71,66.4 64,63.4',
    ),
    main,
  ),
  flat(smooth('70,68 72.4,75 70,86 67.4,95 73,106 77.8,121 70,124 66,108 63.6,95 66,80'), shade),
  inked(ribbon('57.2,63.6,9 57.4,80,7.4 57.2,96,6.6 57,110,9.4 57,126,12', 'flat'), second, { 'stroke-width': 1.1 }),
  stroke('M48.6 99Q46 110 44.6 121M66 99Q69.4 110 71 121', 1, INK),
  inked(ribbon('35.6,119.6,5 46,123,5 57,124,5 68,123,5 79.2,119.6,5', 'flat'), trim, { 'stroke-width': 1.2 }),
  [40.4, 48.6, 57, 65.4, 74].map((x) => disc(x, 124 - ((x - 57) * (x - 57)) / 110, 1.3, second, { stroke: 'none' })),
  [70, 77, 84].map((y) => disc(57.3, y, 1.2, trim, { 'stroke-width': 0.8 })),
  inked(ribbon('45,94.6,5.2 57,96.6,5.2 69.4,94.6,5.2', 'flat'), INK, { 'stroke-width': 1.1 }),
  inked('M53.6 93.6H61V99.4H53.6Z', '#f7d778', { 'stroke-width': 1.2 }),
];

/** The arm set on the hip. */
const restingArm = ({ main, second, trim }) => [
  arm([42, 72, 11], [30.6, 88, 9.6], [41, 96.4, 7.2], second, trim),
  stroke('M30 84Q33.4 87 34.6 91', 0.9, INK),
  inked(smooth('42,93.4 46,94 48.4,97.6 46,100.4 42,100.2'), SKIN.base, { 'stroke-width': 1.2 }),
  puff(41, 73.6, 28, main, trim),
];

/** The arm lifted, a hand under the emblem at (87.6, 44). */
const raisedArm = ({ main, second, trim }, emblem) => [
  arm([72, 72, 11], [83.4, 86, 9.6], [87.6, 69.6, 7.2], second, trim),
  stroke('M83.8 81Q80.8 83.6 79.6 87', 0.9, INK),
  emblem,
  fist(87.6, 64),
  puff(73.4, 73.6, -28, main, trim),
];

/** The arm bent down before the body, the fist closed round a shaft at (85, 99). */
const bentArm = ({ main, second, trim }, emblem) => [
  arm([72.4, 72, 11], [78.4, 91, 9.6], [80.4, 97.4, 7.4], second, trim),
  emblem,
  fist(85, 99.4, 12),
  puff(73.4, 73.6, -18, main, trim),
];

/** The arm let down on a sword that stands on its point at x = 87. */
const leaningArm = ({ main, second, trim }, emblem) => [
  emblem,
  arm([72.4, 72, 11], [81.4, 84, 9.6], [86, 90, 7.4], second, trim),
  fist(87.2, 94.6),
  puff(73.4, 73.6, -24, main, trim),
];

const HEADS = {
  O: (c) => ({ hair: bob(...c.hair), hat: [plume(c.trim, '#b3aa96'), beret(c.second, c.light)] }),
  C: (c) => ({ hair: curls(...c.hair), hat: tailedCap(c.third, c.second) }),
  E: (c) => ({ hair: bob(...c.hair), hat: [plume(c.second, c.secondShade), brim(c.main, c.third)] }),
  B: (c) => ({ hair: curls(...c.hair), hat: [plume(c.third, '#741d2a'), beret(c.main, c.second)] }),
};

const EMBLEM = {
  O: place('pip-O', 87.6, 44, { scale: 1.2 }),
  C: place('pip-C', 87.6, 43.6, { scale: 1.16 }),
  E: place('pip-E', 87.4, 125.4, { scale: 1.1, turn: 180 }),
  B: place('pip-B', 87, 74, { scale: 1.36, turn: 8 }),
};

const POSES = { O: raisedArm, C: raisedArm, E: leaningArm, B: bentArm };

/** A page in costume `c` with his head and his lifted arm; `mirror` turns him round. */
function page(c, { hair, hat }, lifted, mirror = false) {
  const figure = [
    cape(c.third, '#00000033'),
    legs(c),
    restingArm(c),
    tunic(c),
    lifted,
    group({ transform: 'translate(57 46)' }, hair.behind, face({ brow: c.hair[0] }), hair.before, hat),
    collar(57, 66, c.trim),
  ];
  return [ground(), mirror ? group({ transform: 'translate(118 0)scale(-1 1)' }, figure) : figure];
}

/** The whole page of a suit. */
export function sota(suit) {
  const c = COURT[suit];
  return page(c, HEADS[suit](c), POSES[suit](c, EMBLEM[suit]), suit === 'E');
}

/** The jack of the French deck: dressed like the sota of `suit`, any small emblem in his raised hand. */
export function jack(suit, emblem) {
  const c = COURT[suit];
  return page(c, HEADS[suit](c), raisedArm(c, emblem));
}
