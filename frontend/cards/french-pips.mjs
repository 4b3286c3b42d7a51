/**
 * Picas, corazones, diamantes, tréboles: the pips of the French deck, in the colour that is current where they stand.
 * Centred on the origin, about 26 wide and 30 tall.
 */
import { oval, smooth, star, symmetric } from './geometry.mjs';
import { disc, flat, group, inked } from './markup.mjs';
import { GOLD, PAPER } from './palette.mjs';

const SHINE = '#ffffff55';

const SHAPES = {
  S: {
    d: `${symmetric('0,-15! 4,-9.6 10.6,-3 12.6,3.4 9.6,8 5,8.4 0,5.6!')}${symmetric('0,3! 1.6,8 5.4,14.6! 0,13.8')}`,
    shine: smooth('-8.8,.6 -5,-4.6 -4,-4 -7,1.4 -7.6,4'),
  },
  H: {
    d: symmetric('0,-8.4! 2.6,-12.6 7.4,-13.6 12,-10.4 12.6,-4.6 9.4,2.4 4,8.6 0,14.6!'),
    shine: smooth('-9.8,-6.6 -8,-10.2 -4.6,-10.8 -6.8,-8 -8,-3.4'),
  },
  D: {
    d: symmetric('0,-15.6! 5,-7.4 11,0! 5,7.4 0,15.6!'),
    shine: smooth('-7.6,-.6! -4.4,-4.6 -1.6,-9! -2.6,-3.6 -5.4,.6'),
  },
  C: {
    d: `${oval(0, -7.6, 6.4, 6.4, 1)}${oval(-6.8, 2.4, 6.4, 6.4, 1)}${oval(6.8, 2.4, 6.4, 6.4, 1)}${symmetric('0,-4! 3.4,0 2,6 5.4,14.6! 0,13.8')}`,
    shine: `${oval(-2.2, -9.6, 1.7, 1.4)}${oval(-9, 0.4, 1.7, 1.4)}${oval(5.6, 0.2, 1.5, 1.3)}`,
  },
};

const body = (suit, width) =>
  inked(SHAPES[suit].d, 'currentColor', { 'stroke-width': width * 2, 'paint-order': 'stroke' });

/** The pip of the number cards. */
export const pip = (suit) => [body(suit, 1.1), flat(SHAPES[suit].shine, SHINE)];

/** The pip beside the index; 13 by 15. */
export const smallPip = (suit) => inked(SHAPES[suit].d, 'currentColor', { stroke: 'none', transform: 'scale(.54)' });

/** The pip of the ace, three times as large, with a golden star. */
export const greatPip = (suit) => {
  const y = { S: 0.4, H: -2.6, D: 0, C: 0.4 }[suit];
  return [
    group({ transform: 'scale(3)' }, body(suit, 0.62), flat(SHAPES[suit].shine, SHINE)),
    disc(0, y * 3, 11.4, PAPER, { 'stroke-width': 1.3 }),
    inked(star(0, y * 3, 8, 9.6, 4.8), GOLD.base, { 'stroke-width': 1 }),
    disc(0, y * 3, 2.6, 'currentColor', { 'stroke-width': 1 }),
  ];
};
