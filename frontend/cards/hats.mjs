/**
 * What is worn on the head: caps and plumes of pages and riders, crowns of kings.
 * Placed like heads: the head's crown at (0, -13).
 */
import { ribbon, smooth } from './geometry.mjs';
import { disc, flat, inked, stroke } from './markup.mjs';
import { GOLD, WHITE } from './palette.mjs';

/** A long plume from `root`, bending to the left and back. */
export const plume = (fill, shade) => [
  inked(ribbon('6,-15,2 2,-24,7 -7,-30,8.6 -17,-29,6 -22,-23,2', ['flat', 'round']), fill, { 'stroke-width': 1.2 }),
  stroke('M5-17Q1-27-9-30Q-16-31-21-25M-1-28L-2.4-32.4M-7-30L-10-33.4M-8-29L-9-25.6M-14-29.4L-14.4-26.4', 0.8, shade),
];

/** A soft cap, fuller on the left, with a turned-up rim. */
export const beret = (fill, rim) => [
  inked(smooth('-12.6,-7 -17,-12 -15,-19.6 -4,-23 8,-20.6 13,-13 12.4,-7 0,-10.6'), fill),
  stroke('M-8-20Q-12-17-12.4-13M0-21.6Q-1.6-18-1.4-14.6M8-19Q6.6-17 7-14', 0.9, '#2b211b'),
  inked(ribbon('-13,-7.4,4.6 -6,-10.6,5 0,-11.4,5 6,-10.6,5 13,-7.4,4.6'), rim, { 'stroke-width': 1.2 }),
];

/** A flat hat with a wide brim. */
export const brim = (fill, band) => [
  inked(smooth('-9.6,-10 -9,-19 -4,-22.6 4,-22.6 9,-19 9.6,-10'), fill),
  inked(ribbon('-9.8,-13,4 0,-14.4,4 9.8,-13,4', 'flat'), band, { 'stroke-width': 1.1 }),
  inked(smooth('-18,-10.6 -9,-11.4 0,-12.2 9,-11.4 18,-10.6 17,-7.6 8,-7.4 0,-8.4 -8,-7.4 -17,-7.6'), fill),
];

/** A hood cap ending in a long tail to the right. */
export const tailedCap = (fill, rim) => [
  inked(smooth('-12,-8 -11,-17 -3,-23.6 6,-23 13,-19 20,-11 23,-2 18.6,0 15.6,-7 12,-9.6 0,-11.4'), fill),
  disc(21, 0.6, 2.8, rim, { 'stroke-width': 1.1 }),
  stroke('M-5-20Q3-22 10-17Q16-13 18.6-6', 0.9, '#2b211b'),
  inked(ribbon('-12.4,-7.6,4.6 -6,-10.4,5 0,-11.2,5 6,-10.4,5 12.6,-7.6,4.6'), rim, { 'stroke-width': 1.2 }),
];

/** A crown: band with stones, `tips` as points with pearls. */
export function crown(stone, lining, kind = 'lilies') {
  const tips = {
    lilies: 'M-12.6-10L-15-25L-8.6-18.6L-6-26.6L-1.6-19.6L0-29.6L1.6-19.6L6-26.6L8.6-18.6L15-25L12.6-10Q0-14-12.6-10Z',
    towers:
      'M-12.6-10L-15-25.6H-10.4L-9.2-20L-6.6-20.4L-6.4-26.4H-2.2L-1.8-21H1.8L2.2-26.4H6.4L6.6-20.4L9.2-20L10.4-25.6H15L12.6-10Q0-14-12.6-10Z',
    rays: 'M-12.6-10L-16-22L-10-18L-8-27.6L-3.2-19.4L0-31L3.2-19.4L8-27.6L10-18L16-22L12.6-10Q0-14-12.6-10Z',
    arches: 'M-12.6-10Q-18-22-10-24.6Q-4-26.6 0-24Q4-26.6 10-24.6Q18-22 12.6-10Q0-14-12.6-10Z',
  }[kind];
  const pearls = {
    lilies: [
      [-15, -25.6],
      [-6, -27.2],
      [0, -30.4],
      [6, -27.2],
      [15, -25.6],
    ],
    towers: [],
    rays: [
      [-16, -22.4],
      [-8, -28],
      [0, -31.4],
      [8, -28],
      [16, -22.4],
    ],
    arches: [],
  }[kind];
  return [
    flat('M-11-12L-9-20Q0-23 9-20L11-12Z', lining),
    kind === 'arches' &&
      inked('M-10.6-12Q-14-20-8.6-22.4Q-4-23.6 0-14Q4-23.6 8.6-22.4Q14-20 10.6-12Z', lining, { 'stroke-width': 1 }),
    kind === 'arches'
      ? [
          stroke(tips.replace(/Q0-14-12.6-10Z$/, ''), 5, '#2b211b'),
          stroke(tips.replace(/Q0-14-12.6-10Z$/, ''), 2.8, GOLD.base),
          stroke('M0-24V-12', 4.6, '#2b211b'),
          stroke('M0-24V-12', 2.4, GOLD.base),
        ]
      : inked(tips, GOLD.base, { 'stroke-width': 1.3 }),
    kind === 'arches' && [
      disc(0, -28, 2.6, GOLD.light, { 'stroke-width': 1.1 }),
      stroke('M0-34.6V-30.6M-2-33H2', 1.6, '#2b211b'),
    ],
    pearls.map(([x, y]) => disc(x, y, 1.7, WHITE, { 'stroke-width': 1 })),
    inked(ribbon('-13,-9.4,5.4 -6.6,-11.6,5.4 0,-12.3,5.4 6.6,-11.6,5.4 13,-9.4,5.4', 'flat'), GOLD.light, {
      'stroke-width': 1.2,
    }),
    [
      [-8.4, -11, stone],
      [0, -12.3, lining],
      [8.4, -11, stone],
    ].map(([x, y, fill]) => disc(x, y, 1.8, fill, { 'stroke-width': 0.9, ry: 1.6 })),
  ];
}
