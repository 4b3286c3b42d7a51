import { expect, test } from 'vitest';
import { situations } from '../fixtures/situations';
import type { AjileyResult } from '../wire';
import { lastHand, outcome, taken } from './outcome';

const of = (key: string) => {
  const { frame, events } = situations[key] as (typeof situations)[string];
  return outcome(frame.game?.result as AjileyResult, lastHand(events));
};

test('a tie says that the mano decided it', () => {
  expect(of('won-mano').pots).toEqual([{ amount: 450, winner: 1, by: 'mano', points: 41 }]);
});

test('a win by folds shows no hand and tells what came back', () => {
  const result = of('won-folds');
  expect(result.shown).toEqual([]);
  expect(result.pots[0]).toMatchObject({ by: 'folds', points: null });
  expect(result.returned).toEqual([{ seat: 3, amount: 60 }]);
});

test('several pots stay apart, and each winner’s sum is told', () => {
  const result = of('won-pots');
  expect(result.pots.map(({ amount }) => amount)).toEqual([700, 1200, 340]);
  expect(result.winners).toEqual([2, 0]);
  expect(taken(result, 0)).toBe(1540);
  expect(taken(result, 5)).toBe(0);
});

test('hands come best first, with points and suit as the server named them', () => {
  const { shown } = of('won-pots');
  expect(shown.map(({ points }) => points)).toEqual([51, 41, 41, 31, 20, 20]);
  expect(shown[0]).toMatchObject({ seat: 2, suit: 'E' });
});

test('without the events, as after a reload long after, the result still stands but names no reason', () => {
  const { frame } = situations['won-mano'] as (typeof situations)[string];
  const result = outcome(frame.game?.result as AjileyResult, []);
  expect(result.pots).toEqual([{ amount: 450, winner: 1, by: null, points: 41 }]);
  expect(result.shown.map(({ suit }) => suit)).toEqual([null, null, null]);
});

test('only the last hand’s events count', () => {
  const events = [
    { type: 'hand_started', hand: 1, dealer: 0 },
    { type: 'returned', seat: 1, amount: 5 },
    { type: 'hand_started', hand: 2, dealer: 1 },
    { type: 'folded', seat: 0 },
  ] as const;
  expect(lastHand([...events])).toEqual([{ type: 'folded', seat: 0 }]);
});
