import { expect, test } from 'vitest';
import { GAP, HEIGHT, MARK, ROW_GAP, sizeFor, wide } from './fit';

test('few melds on a large table are drawn large', () => {
  expect(sizeFor([[3]], 900, 400)).toEqual({ look: 'cards', width: 84, columns: 1 });
});

test('on a narrow table two melds lie beside each other rather than one large one', () => {
  const found = sizeFor([[3, 3]], 290, 380);
  expect(2 * wide(3, found) + GAP + MARK).toBeLessThanOrEqual(290);
});

test('where cards would be too small tiles stand for them', () => {
  const many = sizeFor(
    [
      [4, 3, 5],
      [4, 4, 3],
      [3, 3, 6],
      [4, 5, 3],
    ],
    270,
    190,
  );
  expect(many.look).toBe('tiles');
  expect(many.width).toBeGreaterThanOrEqual(15);
});

test('more melds never make the cards larger', () => {
  let last = Number.POSITIVE_INFINITY;
  for (let count = 1; count < 8; count++) {
    const { look, width } = sizeFor([Array.from({ length: count }, () => 4)], 320, 200);
    const size = look === 'cards' ? width + 100 : width;
    expect(size).toBeLessThanOrEqual(last);
    last = size;
  }
});

test('what is said to fit does: rows are filled one after another', () => {
  const lengths = [3, 4, 5, 3, 4];
  const found = sizeFor([lengths], 300, 200);
  let [rows, used] = [1, 0];
  for (const length of lengths) {
    const own = wide(length, found);
    if (used > 0 && used + GAP + own > 300 - MARK) [rows, used] = [rows + 1, own];
    else used += (used > 0 ? GAP : 0) + own;
  }
  expect(rows * (found.width * HEIGHT[found.look] + ROW_GAP)).toBeLessThanOrEqual(200);
});

test('many owners on a small table follow each other without new lines, and fit', () => {
  const owners = Array.from({ length: 6 }, () => [4, 4]);
  const found = sizeFor(owners, 264, 160);
  expect(found.columns).toBe(0);
  expect(found.width).toBeGreaterThanOrEqual(15);
});

test('a place that is not measured yet gets the smallest size', () => {
  expect(sizeFor([[3]], 0, 0)).toEqual({ look: 'tiles', width: 15, columns: 0 });
});
