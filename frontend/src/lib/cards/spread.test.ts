// How a hand lies: always within its width, always touchable.
import { describe, expect, it } from 'vitest';
import { spread } from './spread';

describe('the spread of a hand', () => {
  it('keeps 1 to 25 cards within 360 px, at least 24 px of each in reach', () => {
    for (let count = 1; count <= 25; count++) {
      const { rows, step, tilt } = spread(count, 344, 68);
      expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count);
      expect((Math.max(...rows) - 1) * step + 68, `${count} cards`).toBeLessThanOrEqual(344.001);
      if (count > 1) expect(step, `${count} cards`).toBeGreaterThanOrEqual(24);
      if (rows.length > 1) expect(tilt).toBe(0);
    }
  });

  it('leaves a fan room for its tilted corners', () => {
    const { rows, step, tilt } = spread(5, 344, 68);
    expect(rows).toEqual([5]);
    expect(tilt).toBe(4);
    expect(4 * step + 68 + 68 * 0.3).toBeLessThan(344);
  });

  it('fills rows evenly, the upper ones first', () => {
    expect(spread(20, 344, 68).rows).toEqual([10, 10]);
    expect(spread(25, 344, 68).rows).toEqual([9, 8, 8]);
  });

  it('waits for a width', () => {
    expect(spread(5, 0, 0)).toEqual({ rows: [5], step: 0, tilt: 0 });
  });
});
