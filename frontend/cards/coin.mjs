/**
 * Oros: the gold coin, as pip, as small index pip and as the great sun of the ace.
 * Centred on the origin.
 */
import { num, oval, petals, smooth, star } from './geometry.mjs';
import { beads, disc, flat, group, inked, stroke } from './markup.mjs';
import { BROWN, GOLD, GREEN, INK, WINE } from './palette.mjs';

/** The coin of the pip cards; radius 15. */
export const coin = () => [
  disc(0, 0, 14.3, GOLD.base),
  beads(0, 0, 12, 22, 1.7, GOLD.deep),
  disc(0, 0, 9.9, GOLD.light, { 'stroke-width': 1 }),
  flat(petals(0, 0, 8, 8.4, 4.2), GOLD.dark),
  disc(0, 0, 3, WINE.base, { 'stroke-width': 0.9 }),
];

/** The coin beside the index; radius 7. */
export const smallCoin = () => [
  disc(0, 0, 6.4, GOLD.base, { 'stroke-width': 1.1 }),
  disc(0, 0, 3.6, GOLD.light, { stroke: GOLD.deep, 'stroke-width': 0.9 }),
  disc(0, 0, 1.5, GOLD.deep, { stroke: 'none' }),
];

/** Two olive twigs meeting below the coin. */
const wreath = () => {
  const twig = [];
  for (let i = 0; i < 6; i++) {
    const angle = 84 - i * 13.4;
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const leaf = (radius, lean) =>
      inked(smooth('0,0! 3.2,-4.6 0,-13! -3.2,-4.6'), i % 2 ? GREEN.base : GREEN.light, {
        transform: `translate(${num(radius * c)} ${num(radius * s)})rotate(${num(angle + lean)})`,
        'stroke-width': 1.1,
      });
    twig.push(leaf(46.4, 34), leaf(46.4, -40));
    if (i % 2) twig.push(disc(49 * c, 49 * s, 2, '#4a3d52', { 'stroke-width': 0.9 }));
  }
  const stem = stroke('M-3 51.4Q6 48 16 44.4Q34 36.4 43 20', 1.8, BROWN.dark);
  return [[stem, twig], group({ transform: 'scale(-1 1)' }, stem, twig)];
};

/** A calm sun with a face in a wreath of olive, the coin's radius 38.5: the ace. */
export const greatCoin = () => [
  wreath(),
  group({ transform: 'rotate(180)' }, wreath()),
  disc(0, 0, 38.5, GOLD.base, { 'stroke-width': 1.8 }),
  beads(0, 0, 34.6, 48, 2.6, GOLD.deep),
  disc(0, 0, 31, GOLD.light, { 'stroke-width': 1.2 }),
  inked(star(0, 0, 16, 29, 17, 11.25), GOLD.dark, { 'stroke-width': 1 }),
  inked(star(0, 0, 16, 27.5, 15), GOLD.base, { 'stroke-width': 1 }),
  disc(0, 0, 16.4, GOLD.light, { 'stroke-width': 1.3 }),
  flat(oval(-8.4, 4.4, 2.8, 2.2) + oval(8.4, 4.4, 2.8, 2.2), '#ecb05a'),
  stroke('M-10-3.4Q-6.6-6.6-3-4M3-4Q6.6-6.6 10-3.4M-2.6-3.6Q-1 1-2.2 4.2Q0 6.2 2.2 4.2', 1.2, GOLD.deep),
  stroke('M-9-.6Q-6.4-3-3.8-.6M3.8-.6Q6.4-3 9-.6', 1.1, INK),
  disc(-6.3, 0, 1.3, INK, { stroke: 'none' }),
  disc(6.3, 0, 1.3, INK, { stroke: 'none' }),
  inked('M-4.6 8.6Q-2 7.6 0 8.4Q2 7.6 4.6 8.6Q2.6 11 0 11Q-2.6 11-4.6 8.6Z', WINE.light, { 'stroke-width': 0.9 }),
];
