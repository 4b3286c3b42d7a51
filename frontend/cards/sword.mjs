/**
 * Espadas: the straight sword, as pip, as small index pip and as the great sword of the ace.
 * Upright, point up, centred on the origin.
 */
import { polygon, ribbon } from './geometry.mjs';
import { disc, flat, inked, stroke } from './markup.mjs';
import { GOLD, STEEL, WINE } from './palette.mjs';

/** The sword of the pip cards; 15 wide, 70 tall. */
export const sword = () => [
  inked(polygon('0,-35 3.6,-28 3.2,15 -3.2,15 -3.6,-28'), STEEL.light, { 'stroke-width': 1.3 }),
  flat(polygon('0,-34 3,-28 2.6,14.6 0,14.6'), STEEL.mid),
  stroke('M0-25V10', 0.9, STEEL.base),
  inked('M-1.8 16H1.8V28H-1.8Z', STEEL.dark, { 'stroke-width': 1.2 }),
  inked(ribbon('-7.4,12,2.4 -4,15.6,3 0,16.4,3.6 4,15.6,3 7.4,12,2.4'), GOLD.base, {
    'stroke-width': 1.2,
  }),
  disc(0, 30.6, 3.5, GOLD.base, { 'stroke-width': 1.2 }),
];

/** The sword beside the index; 11 wide, 18 tall. */
export const smallSword = () => [
  inked('M0-9.4L2.3-6.4L2 2.4H-2L-2.3-6.4Z', STEEL.base, { 'stroke-width': 1 }),
  inked('M-1.2 3H1.2V8H-1.2Z', STEEL.dark, { 'stroke-width': 0.8 }),
  inked('M-5.2 1.4Q0 3.6 5.2 1.4V3.8Q0 6-5.2 3.8Z', GOLD.base, { 'stroke-width': 0.9 }),
  disc(0, 8.2, 1.7, GOLD.base, { 'stroke-width': 0.9 }),
];

/** A wine-red ribbon wound round the blade: what passes behind it, and what passes before. */
const windings = () => {
  const behind = ribbon('17,-25,8.6 8,-16,9 -8,-9,9 -17.6,0,8.6');
  const before = [
    ribbon('-27,-45,7.6 -18,-41,8.6 -4,-38.6,9 10,-33.6,9 18,-25.6,8', ['flat', 'round']),
    ribbon('-18,0.6,8 -10,7.6,9 4,11.6,9 18,13.6,8.6 27,18.6,7.6', ['round', 'flat']),
  ];
  return {
    behind: inked(behind, WINE.dark, { 'stroke-width': 1.4 }),
    before: [
      before.map((band) => inked(band, WINE.base, { 'stroke-width': 1.4 })),
      stroke('M-22-43.6Q-6-42 8-36.4M-10 4.6Q4 9 20 11.6', 1.1, WINE.light),
    ],
  };
};

/** The great sword of the ace; 56 wide, 146 tall. */
export const greatSword = () => {
  const { behind, before } = windings();
  return [
    behind,
    inked(polygon('0,-74 8.6,-60 7.6,34 -7.6,34 -8.6,-60'), STEEL.light, { 'stroke-width': 1.8 }),
    flat(polygon('0,-72 7.7,-60 6.7,33.4 0,33.4'), STEEL.mid),
    inked(polygon('0,-56 1.7,-52 1.7,24 -1.7,24 -1.7,-52'), STEEL.base, { 'stroke-width': 0.9 }),
    before,
    inked('M-3.8 36H3.8L3.2 60H-3.2Z', STEEL.dark, { 'stroke-width': 1.6 }),
    stroke('M-3.2 42L3.2 44.6M-3.2 47L3.2 49.6M-3.2 52L3.2 54.6', 1.3, GOLD.light),
    inked(ribbon('-24,22,3.4 -24,29,4.6 -14,34.4,6 0,35.6,8 14,34.4,6 24,29,4.6 24,22,3.4'), GOLD.base, {
      'stroke-width': 1.6,
    }),
    stroke('M-21 28Q-13 33-4 34M4 34Q13 33 21 28', 1, GOLD.light),
    disc(-24, 21, 3.6, GOLD.light, { 'stroke-width': 1.4 }),
    disc(24, 21, 3.6, GOLD.light, { 'stroke-width': 1.4 }),
    inked('M0 28.8L5.8 35.6L0 42.4L-5.8 35.6Z', GOLD.light, { 'stroke-width': 1.3 }),
    disc(0, 35.6, 2.4, WINE.base, { 'stroke-width': 0.9 }),
    disc(0, 65.6, 7.2, GOLD.base, { 'stroke-width': 1.6 }),
    disc(0, 65.6, 3.2, STEEL.base, { 'stroke-width': 1 }),
  ];
};
