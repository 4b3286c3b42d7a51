import { expect, test } from 'vitest';
import { changed } from './changed';

const started = { type: 'hand_started', hand: 2, dealer: 0 } as const;
const draw = { type: 'draw_started' } as const;

test('after the draw each seat bears the count of cards it changed', () => {
  const events = [
    started,
    draw,
    { type: 'threw', seat: 1, count: 3, cards: null },
    { type: 'threw', seat: 2, count: 0, cards: null },
  ] as const;
  expect([...changed(events)]).toEqual([
    [1, 3],
    [2, 0],
  ]);
});

test('a new hand starts without counts', () => {
  expect(changed([draw, { type: 'threw', seat: 1, count: 3, cards: null }, started]).size).toBe(0);
  expect(changed([]).size).toBe(0);
});
