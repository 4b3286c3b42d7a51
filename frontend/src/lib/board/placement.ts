// Where the seats lie around the felt: playing order runs to the right, counter-clockwise on the screen.
// The viewer sits at the bottom, the next player to his right. Fractions of the felt only; no pixels, no state.

/** x and y from 0 (left, top) to 1 (right, bottom), flush with the edge at both ends. */
export type Spot = { seat: number; x: number; y: number };
type Place = readonly [x: number, y: number];

/** By number of opponents, from the viewer's right hand over the top to his left. Standing felt (a phone). */
const TALL: readonly (readonly Place[])[] = [
  [],
  [[0.5, 0]],
  [
    [1, 0.12],
    [0, 0.12],
  ],
  [
    [1, 0.36],
    [0.5, 0],
    [0, 0.36],
  ],
  [
    [1, 0.55],
    [0.9, 0],
    [0.1, 0],
    [0, 0.55],
  ],
  [
    [1, 0.76],
    [1, 0.14],
    [0.5, 0],
    [0, 0.14],
    [0, 0.76],
  ],
  [
    [1, 1],
    [1, 0.5],
    [0.88, 0],
    [0.12, 0],
    [0, 0.5],
    [0, 1],
  ],
];

/** Lying felt (a tablet, a laptop, a phone on its side). */
const WIDE: readonly (readonly Place[])[] = [
  [],
  [[0.5, 0]],
  [
    [0.88, 0.15],
    [0.12, 0.15],
  ],
  [
    [1, 0.5],
    [0.5, 0],
    [0, 0.5],
  ],
  [
    [1, 0.62],
    [0.78, 0],
    [0.22, 0],
    [0, 0.62],
  ],
  [
    [1, 0.72],
    [0.86, 0.04],
    [0.5, 0],
    [0.14, 0.04],
    [0, 0.72],
  ],
  [
    [1, 0.88],
    [0.97, 0.1],
    [0.66, 0],
    [0.34, 0],
    [0.03, 0.1],
    [0, 0.88],
  ],
];

/** Spots of all seats but the viewer's, in playing order from his right. `own` is 0 for somebody who only watches. */
export function around(count: number, own: number, shape: 'tall' | 'wide'): Spot[] {
  const places = (shape === 'tall' ? TALL : WIDE)[count - 1] ?? [];
  return places.map(([x, y], i) => ({ seat: (own + 1 + i) % count, x, y }));
}
