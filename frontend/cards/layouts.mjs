/**
 * Where the pips of the cards 2–9 stand: coins and cups in two columns, swords and clubs in two rows
 * with the odd one lying across the middle, as on the old Castilian cards.
 */

const MIDDLE = 60;

/** Column letters per row: 'b' both sides, 'm' the middle. */
const ROWS = {
  2: ['m', 'm'],
  3: ['m', 'm', 'm'],
  4: ['b', 'b'],
  5: ['b', 'm', 'b'],
  6: ['b', 'b', 'b'],
  7: ['b', 'm', 'b', 'b'],
  8: ['b', 'm', 'b', 'm', 'b'],
  9: ['b', 'b', 'm', 'b', 'b'],
};

/** Size of a pip, distance of the rows, distance of the columns from the middle. */
const ROUND = {
  2: { scale: 1.94, step: 70 },
  3: { scale: 1.5, step: 51 },
  4: { scale: 1.14, step: 60, aside: 18.6 },
  5: { scale: 1, step: 35.4, aside: 18 },
  6: { scale: 1.05, step: 39, aside: 17 },
  7: { scale: 1.02, step: 38, aside: 15.6 },
  8: { scale: 0.98, step: 32.4, aside: 15.4 },
  9: { scale: 0.98, step: 32.4, aside: 15.4 },
};

/** Coins or cups: `{ x, y, scale }` each. */
export function rounds(rank) {
  const rows = ROWS[rank];
  const { scale, step, aside } = ROUND[rank];
  return rows.flatMap((row, i) => {
    const y = 93 + (i - (rows.length - 1) / 2) * step;
    const columns = row === 'm' ? [MIDDLE] : [MIDDLE - aside, MIDDLE + aside];
    return columns.map((x) => ({ x, y, scale }));
  });
}

/** How many stand above, lie across, stand below. */
const LONG = {
  2: [2, 0, 0],
  3: [2, 0, 1],
  4: [2, 0, 2],
  5: [2, 1, 2],
  6: [3, 0, 3],
  7: [3, 1, 3],
  8: [4, 0, 4],
  9: [4, 1, 4],
};

/** Swords or clubs: `{ x, y, scale, scaleX, turn }` each; those below point down. */
export function longs(rank) {
  if (rank === 2) return [44.6, 75.4].map((x) => ({ x, y: 93, scale: 1.86, scaleX: 1.5, turn: 0 }));
  const [above, across, below] = LONG[rank];
  const scale = across ? 0.98 : 1.08;
  const y = across ? 49 : 53;
  const row = (count, height, turn) => {
    const step = { 1: 0, 2: 30, 3: 20.4, 4: 15.6 }[count];
    const scaleX = { 1: 1.3, 2: 1.3, 3: 1, 4: 0.8 }[count];
    return Array.from({ length: count }, (_, i) => ({
      x: MIDDLE + (i - (count - 1) / 2) * step,
      y: height,
      scale,
      scaleX,
      turn,
    }));
  };
  const lying = across ? [{ x: MIDDLE, y: 93, scale: 1.24, scaleX: 0.96, turn: 90 }] : [];
  return [...row(above, y, 0), ...lying, ...row(below, 186 - y, 180)];
}

/** French pips: `[column, row]` with columns -1 0 1 and rows from -1 (top) to 1 (bottom). */
const T = 1 / 3;
const PLACES = {
  2: [
    [0, -1],
    [0, 1],
  ],
  3: [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  7: [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  8: [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [0, 0.5],
    [-1, 1],
    [1, 1],
  ],
  9: [
    [-1, -1],
    [1, -1],
    [-1, -T],
    [1, -T],
    [0, 0],
    [-1, T],
    [1, T],
    [-1, 1],
    [1, 1],
  ],
  10: [
    [-1, -1],
    [1, -1],
    [0, -2 * T],
    [-1, -T],
    [1, -T],
    [-1, T],
    [1, T],
    [0, 2 * T],
    [-1, 1],
    [1, 1],
  ],
};
const FRENCH_SIZE = { 2: 1.5, 3: 1.4, 4: 1.12, 5: 1.12, 6: 1.08, 7: 0.92, 8: 0.88, 9: 0.78, 10: 0.76 };

/** French pips: `{ x, y, scale, turn }` each; the lower half stands on its head. */
export const frenchPips = (rank) =>
  PLACES[rank].map(([column, row]) => ({
    x: MIDDLE + column * 16.4,
    y: 93 + row * (rank === 4 || rank === 5 ? 50 : 58),
    scale: FRENCH_SIZE[rank],
    turn: row > 0 ? 180 : 0,
  }));
