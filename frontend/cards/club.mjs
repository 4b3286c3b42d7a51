/**
 * Bastos: the rough green cudgel, as pip, as small index pip and as the sprouting trunk of the ace.
 * Upright, thick end up, centred on the origin.
 */
import { smooth } from './geometry.mjs';
import { disc, flat, group, inked, stroke } from './markup.mjs';
import { BROWN, GREEN } from './palette.mjs';

const TRUNK =
  '-2.6,34! -3.4,22 -4,12 -4.2,6! -8.6,4 -9.4,-1.6! -5.4,-2.4! -5.6,-12 -6,-22 -7.2,-33! 0,-35.4 7.2,-33! 6.2,-24 5.8,-21! 9.6,-20.4! 10,-14 5.6,-11.4! 5,0 4.6,9.4! 7.8,10.6! 7.8,15.6 4,17.6! 3.4,26 2.6,34!';

/** The cudgel of the pip cards; 20 wide, 70 tall. */
export const club = () => [
  inked(smooth(TRUNK), GREEN.base, { 'stroke-width': 1.3 }),
  flat(smooth('-6,-31! -3.2,-30 -2.8,-14 -2,6 -1.6,32 -2.8,12 -4.4,-6 -4.8,-20'), GREEN.light),
  flat(smooth('6,-31 4.6,-14 3.8,6 1.8,33 1.6,20 2.4,0 3.2,-16'), GREEN.dark),
  stroke('M.4-26Q-.6-21 .6-16M.2 0Q1-4 0-8M.4 20Q-.4 15 .4 11', 0.9, GREEN.dark),
  disc(0, -33, 7.1, BROWN.light, { ry: 2.7, 'stroke-width': 1.2 }),
  disc(0, -33, 3.4, 'none', { ry: 1.1, stroke: BROWN.base, 'stroke-width': 0.9 }),
  disc(-8.6, 1.2, 1.6, BROWN.light, { ry: 2.9, 'stroke-width': 1 }),
  disc(9.4, -17.2, 1.6, BROWN.light, { ry: 3.2, 'stroke-width': 1 }),
  disc(7.4, 13, 1.3, BROWN.light, { ry: 2.5, 'stroke-width': 0.9 }),
];

/** The cudgel beside the index, aslant; 14 by 15. */
export const smallClub = () =>
  group(
    { transform: 'rotate(-38)', 'stroke-width': 1.1 },
    inked(
      smooth(
        '-1.8,9.4! -2.6,2.6! -5.6,2! -5.6,-1.4! -3.2,-1.8! -4.4,-8! 4.4,-8! 3.4,-4.8! 6,-4.2! 6,-0.8! 2.8,-0.2! 1.8,9.4!',
      ),
      GREEN.base,
    ),
    disc(0, -8, 4.3, BROWN.light, { ry: 1.7 }),
  );

/** One leaf with its rib; the stalk at (x, y), `turn` 0 = pointing up. */
const leaf = (x, y, turn, size = 1, fill = GREEN.light) =>
  group(
    { transform: `translate(${x} ${y})rotate(${turn})scale(${size})` },
    inked(smooth('0,0! 6.4,-6 5.4,-14 0,-21! -5.4,-14 -6.4,-6'), fill, { 'stroke-width': 1.3 }),
    stroke('M0-1V-15M0-6L3-9.4M0-6L-3-9.4M0-10.4L2.6-13.4M0-10.4L-2.6-13.4', 0.8, GREEN.dark),
  );

/** Cut end of a branch, with its year ring. */
const cut = (x, y, rx, ry) => [
  disc(x, y, rx, BROWN.light, { ry, 'stroke-width': 1.4 }),
  disc(x, y, rx * 0.5, 'none', { ry: ry * 0.48, stroke: BROWN.base, 'stroke-width': 0.9 }),
];

const GREAT_TRUNK =
  '-6,70! -7.6,48 -9.4,30 -10.4,20! -19,15 -21,3! -12,0! -12.4,-20 -13.4,-40 -17,-66! 0,-72 17,-66! 14,-48 13,-41! 22,-40! 23.4,-27 12.6,-21! 11,6 10,22! 17.4,24! 17.6,35 9,40! 7.6,56 6,70!';

/** The sprouting trunk of the ace; 80 wide, 146 tall. */
export const greatClub = () => [
  leaf(-19, 4, -28, 1.1),
  leaf(-20, 7, -78, 1.05, GREEN.base),
  leaf(-17, 13, -124, 0.85),
  leaf(21, -38, 26, 1.1),
  leaf(22.4, -34, 76, 1.05, GREEN.base),
  leaf(21, -27, 122, 0.85),
  leaf(16, 27, 46, 0.9),
  leaf(16, 32, 92, 0.7, GREEN.base),
  leaf(-12, -30, -56, 0.95),
  leaf(-12, -24, -104, 0.75, GREEN.base),
  inked(smooth(GREAT_TRUNK), GREEN.base, { 'stroke-width': 1.8 }),
  flat(smooth('-14.4,-62! -8,-60 -6.4,-30 -5,8 -4,62 -6.6,34 -9.4,0 -10.8,-34'), GREEN.light),
  flat(smooth('14,-62 10.6,-30 8.4,10 4.6,68 3.6,40 5.6,0 7,-36'), GREEN.dark),
  stroke('M-1-56Q1.6-48-.6-40M2-16Q-1-6 1.4 4M-4-6Q-2.4 0-3.4 6M-.6 40Q1 48-.4 56M1-30Q2.4-26 1.4-22', 1.3, GREEN.dark),
  cut(0, -66, 16.8, 5.8),
  cut(-19.6, 9, 3.4, 6.6),
  cut(22.4, -33.6, 3.4, 7),
  cut(17, 29.6, 2.8, 5.8),
  disc(0, 70, 6.1, BROWN.light, { ry: 2.8, 'stroke-width': 1.5 }),
];
