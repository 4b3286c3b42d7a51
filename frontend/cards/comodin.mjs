/**
 * The comodín (JK): a jester keeping the four emblems in the air, in a frame of all four suits.
 */
import { arm, fist } from './body.mjs';
import { mirrored, ribbon, smooth } from './geometry.mjs';
import { face } from './head.mjs';
import { disc, group, inked, stroke } from './markup.mjs';
import { GOLD, GREEN, INK, STEEL, WHITE, WINE } from './palette.mjs';
import { banner, starIndex } from './wild.mjs';

const AXIS = 60;

/** A frame with a side in each suit's colour: above, right, below, left. */
export const motleyFrame = ([above, right, below, left]) => [
  stroke('M10.4 5.4H109.6', 1.6, above),
  stroke('M114.6 10.4V175.6', 1.6, right),
  stroke('M109.6 180.6H10.4', 1.6, below),
  stroke('M5.4 175.6V10.4', 1.6, left),
];

const bell = (x, y, r = 2.6) => [
  disc(x, y, r, GOLD.light, { 'stroke-width': 1.1 }),
  stroke(`M${x - r * 0.5} ${y + r * 0.3}H${x + r * 0.5}`, 0.8, INK),
];

const legs = () => [
  inked(ribbon('54,118,13 47,132,11 47.6,146,9 50,158,6.6', 'flat'), GREEN.base),
  inked(ribbon('66,118,13 76,128,11 80,138,9 73.6,149,6.6', 'flat'), GOLD.base),
  inked(smooth('46.6,155! 53.4,154.6! 54.6,161 53,165.6! 39,166 32.6,164 30.6,158.6 34.4,161 42,161'), WINE.base),
  inked(smooth('70,146.4! 76.4,150.4! 76,156.4 79.4,162 85,163.6 80,166.6 73,164 69,156.6'), STEEL.base),
  bell(31, 157.4, 2.2),
  bell(85.6, 163.4, 2.2),
];

const coat = () => [
  inked(smooth('60,78! 60,118! 53.6,130! 49.6,119.4! 42,127! 42.6,114 46.6,102 46,90 45,82 51,78.4'), WINE.base),
  inked(smooth('60,78! 60,118! 66.4,130! 70.4,119.4! 78,127! 77.4,114 73.4,102 74,90 75,82 69,78.4'), STEEL.base),
  [
    [86, GOLD.light],
    [94.6, WHITE],
    [103.2, GOLD.light],
    [111.8, WHITE],
  ].map(([y, fill]) => inked(`M${AXIS} ${y - 4.4}l3.6 4.4-3.6 4.4-3.6-4.4Z`, fill, { 'stroke-width': 0.9 })),
  inked(ribbon('46.4,101,4.6 60,103.4,4.6 73.6,101,4.6', 'flat'), GOLD.base, { 'stroke-width': 1.1 }),
  [
    [53.6, 131],
    [42, 128],
    [66.4, 131],
    [78, 128],
  ].map(([x, y]) => bell(x, y, 2.2)),
];

const ruff = () => [
  inked(
    smooth(
      '46,78 49,74 54,75 57,72.4 60,74 63,72.4 66,75 71,74 74,78 71.4,82 66,81.4 63.4,84.6 60,83 56.6,84.6 54,81.4 48.6,82',
    ),
    WHITE,
    { 'stroke-width': 1.2 },
  ),
  stroke('M54.4 81L55.8 76.4M65.6 81L64.2 76.4M60 82.4V76.6', 0.8, INK),
];

/** The hood with its two horns and a middle one. */
const hood = () => {
  const horn = '0,-12.6 6,-17 14,-17.4 21,-12 22.6,-3.6! 17,-5.4 13,-2 12.4,9 9.6,14 9.2,2 6,-6.6 0,-8.6';
  return [
    inked(smooth('-5.6,-13! -4,-22 4,-29! 6.4,-21 5.6,-13!'), GOLD.base),
    inked(smooth(mirrored(horn)), WINE.base),
    inked(smooth(horn), STEEL.base),
    bell(4, -30),
    bell(-22.8, -1.6),
    bell(22.8, -1.6),
  ];
};

/** The whole comodín with his star indices; `emblems` are what he keeps in the air. */
export function comodin(emblems) {
  const figure = [
    legs(),
    arm([48, 84, 10], [36, 94, 9.6], [28.6, 84, 7], GOLD.base, WHITE),
    fist(27.2, 77.6, -20),
    arm([72, 84, 10], [84, 94, 9.6], [91.4, 84, 7], GREEN.base, WHITE),
    fist(92.8, 77.6, 20),
    coat(),
    ruff(),
    group({ transform: `translate(${AXIS} 60)` }, face(), hood()),
  ];
  return [
    banner(51, 165, 34, 'COMODÍN'),
    group({ transform: 'translate(0 -5)' }, figure),
    emblems,
    starIndex(),
    group({ transform: 'rotate(180 60 93)' }, starIndex()),
  ];
}
