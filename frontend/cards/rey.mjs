/**
 * The rey (12): a crowned king in robe and mantle. Each holds his emblem in his own way.
 */
import { arm, fist, ground } from './body.mjs';
import { COURT } from './costume.mjs';
import { num, petals, ribbon, smooth } from './geometry.mjs';
import { crown } from './hats.mjs';
import { beard, face, locks, shortBeard } from './head.mjs';
import { disc, flat, group, inked, place, stroke } from './markup.mjs';
import { ERMINE, GOLD, INK } from './palette.mjs';

const AXIS = 57;

const tails = (spots) => flat(spots.map(([x, y]) => `M${x} ${num(y - 2)}q1.4 2.4 0 4.2q-1.4-1.8 0-4.2Z`).join(''), INK);

const mantle = ({ main, shade }) => [
  inked(
    smooth(
      '57,62! 46,64 37,72 33,92 30,118 25,140 15.4,160 17,165.4 26,163.6 36,165.6 57,166 76,166 84.6,162! 83,124 81,92 77,72 68,64',
    ),
    main,
  ),
  flat(smooth('79,86 81,104 82,130 83.6,161 77,164.6 73,130'), shade),
  flat(smooth('35,112 32,134 25,152 19,162.6 26,162 33,150 37.6,130'), shade),
  stroke('M35 98Q33 128 27.4 146T20 162M80 104Q81 130 80.4 160', 1, INK),
];

const robe = ({ second, secondShade, trim, panel }) => [
  inked(
    smooth('47,64! 67,64! 72,76 70,97 73.6,130 78,162! 68,166 57,166.8 46,166 35.4,163! 40.4,130 44,97 42,76'),
    second,
  ),
  flat(smooth('71,78 69,97 72,130 76.6,161 69,164.4 66.8,130 64,97 66,78'), secondShade),
  stroke('M47.4 106Q45.4 134 42 160', 0.9, INK),
  inked(ribbon('57,66,12 57,97,10.6 57,130,13.6 57,166.2,17', 'flat'), panel[0], { 'stroke-width': 1.2 }),
  [112, 128, 144].map((y) => [
    flat(petals(AXIS, y, 4, 5.6, 3.6, 45), panel[1]),
    disc(AXIS, y, 1.6, panel[2], { 'stroke-width': 0.8 }),
  ]),
  inked(ribbon('35.8,159.4,6 46,162.4,6 57,163.4,6 68,162.4,6 77.6,158.8,6', 'flat'), trim, { 'stroke-width': 1.2 }),
  tails([
    [42, 161.2],
    [49.6, 162.8],
    [AXIS, 163.4],
    [64.4, 162.8],
    [72, 161],
  ]),
];

const ermineEdges = () => [
  inked(
    ribbon('44,74,5 43,98,5.4 39.4,130,6.2 33.6,164,7', 'flat') +
      ribbon('70,74,5 71,98,5.4 74.6,130,6.2 79.6,163,7', 'flat'),
    ERMINE,
    { 'stroke-width': 1.2 },
  ),
  tails([
    [43.2, 90],
    [42.4, 104],
    [40.8, 118],
    [39.2, 132],
    [37, 146],
    [70.8, 90],
    [71.6, 104],
    [73.2, 118],
    [74.8, 132],
    [76.6, 146],
  ]),
];

const ermineCape = () => [
  inked(
    smooth(
      '57,61 66,61.6 74.6,65 79.4,74 78,79.6! 73.4,80.4 70.4,84.6! 64.6,84 57,88.6! 49.4,84 43.6,84.6! 40.6,80.4 36,79.6! 34.6,74 39.4,65 48,61.6',
    ),
    ERMINE,
  ),
  tails([
    [40, 73.4],
    [44.4, 79],
    [51, 75],
    [AXIS, 82],
    [63, 75],
    [69.6, 79],
    [74, 73.4],
  ]),
];

const belt = ({ third, trim }) => [
  inked(ribbon('44.6,97.4,5.4 57,99.6,5.4 69.4,97.4,5.4', 'flat'), third, { 'stroke-width': 1.2 }),
  disc(AXIS, 99.4, 4, GOLD.light, { 'stroke-width': 1.2 }),
  disc(AXIS, 99.4, 1.7, trim, { 'stroke-width': 0.9 }),
];

const shoes = ({ shoe }) =>
  inked(smooth('43,168 47,163.8 53,164.8 54,168') + smooth('60,168 61,164.8 67,163.8 71,168'), shoe);

const KINGS = {
  O: { crown: 'lilies', hair: beard },
  C: { crown: 'arches', hair: shortBeard },
  E: { crown: 'towers', hair: shortBeard, stern: true },
  B: { crown: 'rays', hair: beard },
};

const beltArm = ({ main, trim }) => [
  arm([40, 75, 12], [33.6, 93, 10.4], [44.6, 100, 7.4], main, trim),
  fist(49.4, 101.6, 10),
];

/** One hand at the belt, the other lifted under the emblem. */
const raised = (c, emblem) => [
  beltArm(c),
  arm([74, 75, 12], [85.6, 88, 10.4], [88.6, 69.4, 7.4], c.main, c.trim),
  emblem,
  fist(88.8, 63.4),
];

/** Arms and emblem, one way for each suit. */
const HOLDING = {
  O: (c) => raised(c, place('pip-O', 88.6, 43, { scale: 1.2 })),
  C: (c) => [
    beltArm(c),
    arm([74, 75, 12], [85, 92, 10.4], [88, 77.4, 7.4], c.main, c.trim),
    place('pip-C', 88.6, 50, { scale: 1.2 }),
    fist(88.4, 71.6),
  ],
  E: (c) => [
    place('pip-E', AXIS, 124, { scale: 1.24, turn: 180 }),
    arm([40, 75, 12], [34.6, 93, 10.4], [48.6, 97.6, 7.4], c.main, c.trim),
    arm([74, 75, 12], [79.4, 93, 10.4], [65.4, 97.6, 7.4], c.main, c.trim),
    fist(53.4, 96.4, -14),
    fist(60.6, 98.6, 194),
  ],
  B: (c) => [
    beltArm(c),
    arm([74, 75, 12], [84, 94, 10.4], [87.6, 84.6, 7.4], c.main, c.trim),
    place('pip-B', 91, 66, { scale: 1.3, turn: 6 }),
    fist(88.4, 79.4),
  ],
};

/** A king in the costume and with the head of `suit`; `held` are his arms and what they hold. */
function king(suit, held) {
  const c = COURT[suit];
  const { crown: kind, hair, stern } = KINGS[suit];
  const long = locks(...c.kingHair);
  return [
    ground(),
    shoes(c),
    mantle(c),
    robe(c),
    ermineEdges(),
    belt(c),
    held,
    ermineCape(),
    group(
      { transform: `translate(${AXIS} 47.4)` },
      long.behind,
      face({ stern, brow: c.kingHair[0], neck: false }),
      long.before,
      hair(...c.kingHair),
      crown(c.third, c.second, kind),
    ),
  ];
}

/** The whole king of a suit. */
export const rey = (suit) => king(suit, HOLDING[suit](COURT[suit]));

/** The king of the French deck: dressed like the rey of `suit`, any small emblem in his raised hand. */
export const frenchKing = (suit, emblem) => king(suit, raised(COURT[suit], emblem));
