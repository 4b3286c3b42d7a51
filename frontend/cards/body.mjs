/**
 * Limbs and small parts that pages, riders and kings share: sleeves, fists, collars, the ground they stand on.
 */
import { points, ribbon, smooth } from './geometry.mjs';
import { flat, group, inked, merged, stroke } from './markup.mjs';
import { GREEN, INK, SKIN } from './palette.mjs';

/** The strip of earth all courts stand on; it leaves the lower right corner to the index. */
export const ground = () => [
  flat(smooth('13,168.4! 24,165.4 42,164.2 62,164.2 78,165.6 88.4,168.4! 76,171.4 54,172.2 32,171.4'), GREEN.light),
  stroke('M20 168Q30 165.2 42 164.4M70 165Q78 166 84 167.6M33 169.8H41M62 170H72', 1, GREEN.dark),
];

/** A slashed shoulder puff. */
export const puff = (x, y, turn, fill, slash) =>
  group(
    { transform: `translate(${x} ${y})rotate(${turn})` },
    inked(smooth('-7.6,-6 0,-9.4 7.6,-6 9,3 5.6,9.4 -5.6,9.4 -9,3'), fill),
    stroke('M-3.4-6.6Q-4.4 1-2.8 7.4M3.4-6.6Q4.4 1 2.8 7.4', 2.2, slash),
  );

/** A closed hand. */
export const fist = (x, y, turn = 0) =>
  group(
    { transform: `translate(${x} ${y})${turn ? `rotate(${turn})` : ''}` },
    inked(smooth('-4.2,-3.4 0,-4.2 4.2,-3.2 4.6,1.6 2.8,4.4 -2.8,4.4 -4.6,1.4'), SKIN.base, {
      'stroke-width': 1.2,
    }),
    stroke('M-1.6-1.2H3.8M-1.6 1.4H3.6', 0.8, INK),
  );

/** A sleeved arm from shoulder over elbow to wrist, `[x, y, width]` each, with a cuff. */
export function arm(shoulder, elbow, wrist, fill, cuff) {
  const between = ([ax, ay, aw], [bx, by, bw], t) => [ax + (bx - ax) * t, ay + (by - ay) * t, aw + (bw - aw) * t];
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * (wrist[2] / 2 + 0.4), (dx / length) * (wrist[2] / 2 + 0.4)];
  return [
    merged(
      [
        ribbon([shoulder, between(shoulder, elbow, 0.55), elbow]),
        ribbon([elbow, between(elbow, wrist, 0.5), wrist], ['round', 'flat']),
      ],
      fill,
    ),
    inked(
      ribbon([
        [wrist[0] + nx, wrist[1] + ny, 3.8],
        [wrist[0] - nx, wrist[1] - ny, 3.8],
      ]),
      cuff,
      { 'stroke-width': 1.1 },
    ),
  ];
}

/** A small turned-down collar. */
export const collar = (x, y, fill) =>
  inked(
    smooth(points('-8.6,-3.4 0,-5 8.6,-3.4 10,0.4 5,1.4 0,4 -5,1.4 -10,0.4').map(([px, py]) => [px + x, py + y])),
    fill,
    {
      'stroke-width': 1.2,
    },
  );
