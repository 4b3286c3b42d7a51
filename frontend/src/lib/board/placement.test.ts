import { expect, test } from 'vitest';
import { around } from './placement';

test('playing order runs from the viewer’s right around to his left', () => {
  for (const shape of ['tall', 'wide'] as const) {
    for (let count = 3; count <= 7; count++) {
      const spots = around(count, 1, shape);
      expect(spots.map(({ seat }) => seat)).toEqual(Array.from({ length: count - 1 }, (_, i) => (2 + i) % count));
      expect(spots[0]?.x, 'the next player sits to the right').toBeGreaterThan(0.5);
      expect(spots.at(-1)?.x, 'the one before sits to the left').toBeLessThan(0.5);
    }
  }
});

test('seats go counter-clockwise: x never grows on the way over the top', () => {
  for (const shape of ['tall', 'wide'] as const) {
    for (let count = 2; count <= 7; count++) {
      const xs = around(count, 0, shape).map(({ x }) => x);
      expect(xs).toEqual([...xs].sort((a, b) => b - a));
    }
  }
});

test('with two at the table the other sits opposite', () => {
  expect(around(2, 1, 'tall')).toEqual([{ seat: 0, x: 0.5, y: 0 }]);
});

test('the picture is symmetric, so nobody seems to sit apart', () => {
  for (const shape of ['tall', 'wide'] as const) {
    for (let count = 2; count <= 7; count++) {
      const spots = around(count, 0, shape);
      spots.forEach(({ x, y }, i) => {
        const mirrored = spots[spots.length - 1 - i];
        expect(mirrored?.x).toBeCloseTo(1 - x);
        expect(mirrored?.y).toBe(y);
      });
    }
  }
});
