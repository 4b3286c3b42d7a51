/**
 * The caballo (11): a rider lifting the suit's emblem. Two of the four horses look to the right.
 */
import { arm, collar, fist, ground, puff } from './body.mjs';
import { COURT } from './costume.mjs';
import { mirrored, ribbon, smooth } from './geometry.mjs';
import { beret, brim, plume, tailedCap } from './hats.mjs';
import { bob, curls, face, moustache } from './head.mjs';
import { horse } from './horse.mjs';
import { disc, flat, group, inked, place, stroke } from './markup.mjs';
import { INK } from './palette.mjs';

const cloak = (fill, shade, side) => {
  const flowing = '50,66 46,76 50,92 58,100 70,104 84,106 97,99! 92,94 88,84 80,72 68,64';
  const folds = '62,96 74,103 88,103 95,98.6 86,97 74,88';
  const turned = (points) => (side < 0 ? mirrored(points, 59) : points);
  return [inked(smooth(turned(flowing)), fill), flat(smooth(turned(folds)), shade)];
};

const doublet = ({ main, shade, second, trim }) => [
  inked(
    smooth(
      '52,63 46,66.4 44,74 47,86 48.4,94! 45,101 42.6,108.6! 50,110.8 59,111.4 68,110.8 76,108.6! 73,101 69.6,94! 71,86 74,74 72,66.4 66,63',
    ),
    main,
  ),
  flat(smooth('70,67.4 72.6,75 69.8,86 68,94 71.8,101 74.4,108 68,109.6 66,100 64,92 67,78'), shade),
  inked(ribbon('59.2,63,8 59.2,78,6.6 59,94,6 59,111,8.6', 'flat'), second, { 'stroke-width': 1.1 }),
  [70, 77, 84].map((y) => disc(59.2, y, 1.2, trim, { 'stroke-width': 0.8 })),
  inked(ribbon('43.2,106.4,4.4 51,108.6,4.4 59,109.2,4.4 67,108.6,4.4 75.4,106.4,4.4', 'flat'), trim, {
    'stroke-width': 1.1,
  }),
  inked(ribbon('47.8,93.4,4.6 59,95.2,4.6 70.2,93.4,4.6', 'flat'), INK, { 'stroke-width': 1 }),
  inked('M56 92.4H62.4V97.6H56Z', '#f7d778', { 'stroke-width': 1.1 }),
];

const RIDERS = {
  O: { hair: bob, hat: (c) => [plume(c.third, INK), brim(c.second, c.light)], looks: 1 },
  C: { hair: curls, hat: (c) => [plume(c.second, c.secondShade), beret(c.main, c.second)], looks: 1 },
  E: { hair: curls, hat: (c) => [tailedCap(c.second, c.third)], looks: -1, moustache: true },
  B: { hair: bob, hat: (c) => [plume(c.trim, '#b3aa96'), beret(c.third, c.second)], looks: -1 },
};

/** The emblem and the hand that lifts it. */
const LIFTED = {
  O: { emblem: place('pip-O', 94, 38.4, { scale: 1.16 }), hand: [94, 57.6] },
  C: { emblem: place('pip-C', 94, 35.6, { scale: 1.12 }), hand: [94, 58.6] },
  E: { emblem: place('pip-E', 92.6, 44, { scale: 1.06, turn: 13 }), hand: [87.6, 65] },
  B: { emblem: place('pip-B', 93, 45, { scale: 1.06, turn: 13 }), hand: [88, 65] },
};

const reinArm = ({ second, trim }, looks) =>
  looks < 0
    ? [arm([47, 72, 10.4], [37.6, 86, 9], [43.4, 93.4, 6.8], second, trim), fist(47.4, 95.4, 8)]
    : [arm([47, 72, 10.4], [41.4, 90, 9], [56, 97, 6.8], second, trim), fist(60.4, 97.8, 8)];

/** The whole rider of a suit. */
export function caballo(suit) {
  const c = COURT[suit];
  const { hair: cut, hat, looks, moustache: young } = RIDERS[suit];
  const hair = cut(...c.hair);
  const { emblem, hand } = LIFTED[suit];
  const mirror = { transform: looks > 0 ? 'translate(114 0)scale(-1 1)' : 'translate(-1.6 0)' };
  const seat = { transform: looks > 0 ? 'translate(-2.2 6.6)scale(.94)' : 'translate(5.8 6.6)scale(.94)' };
  const reins = looks < 0 ? 'M18 85Q34 99 50.4 96.4' : 'M94.4 85Q80 100 54 98.6';
  return [
    ground(),
    group(seat, cloak(c.third, '#00000026', -looks)),
    group(mirror, horse(c)),
    group(seat, doublet(c)),
    stroke(reins, 3, INK),
    stroke(reins, 1.6, c.third),
    group(
      seat,
      reinArm(c, looks),
      puff(45.6, 73, 26, c.main, c.trim),
      arm([72, 72, 10.4], [84.6, 83, 9.2], [hand[0] - 0.8, hand[1] + 5.4, 6.8], c.second, c.trim),
      emblem,
      fist(...hand),
      puff(73, 73, -34, c.main, c.trim),
      group(
        { transform: `translate(59 46)${looks < 0 ? 'scale(-1 1)' : ''}` },
        hair.behind,
        face({ brow: c.hair[0] }),
        young && moustache(c.hair[0]),
        hair.before,
        hat(c),
      ),
      collar(59, 65.6, c.trim),
    ),
  ];
}
