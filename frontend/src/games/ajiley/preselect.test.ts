import { expect, test } from 'vitest';
import { situations } from './fixtures/situations';
import { judge, type Wish, wishes } from './preselect';
import type { AjileyGame } from './wire';

/** Seat 1 has bet 40, seat 2 is on turn, the viewer at seat 0 waits with 990 chips. */
const waiting = situations['others-3']?.frame.game as AjileyGame;
const quiet: AjileyGame = { ...waiting, to_match: 0, seats: waiting.seats.map((seat) => ({ ...seat, bet: 0 })) };
const mine = (game: AjileyGame): AjileyGame => ({ ...game, turn: 0 });
const wish = (kind: Wish['kind'], game: AjileyGame): Wish => {
  const found = wishes(game, 0, false).find((each) => each.kind === kind);
  if (!found) throw new Error(`${kind} is not offered`);
  return found;
};

test('facing a bet one may choose to fold or to call exactly that amount', () => {
  expect(wishes(waiting, 0, false).map(({ kind, owed }) => [kind, owed])).toEqual([
    ['fold', 40],
    ['call', 40],
  ]);
});

test('with nothing to match one may choose to check, and only once a round', () => {
  expect(wishes(quiet, 0, false).map(({ kind }) => kind)).toEqual(['check']);
  expect(wishes(quiet, 0, true)).toEqual([]);
});

test('nothing is offered to the seat on turn, to a folded one, to a watcher or in the draw', () => {
  expect(wishes(mine(waiting), 0, false)).toEqual([]);
  expect(wishes(waiting, null, false)).toEqual([]);
  expect(wishes({ ...waiting, phase: 'draw' }, 0, false)).toEqual([]);
  const folded = waiting.seats.map((seat, i) => (i === 0 ? { ...seat, status: 'folded' as const } : seat));
  expect(wishes({ ...waiting, seats: folded }, 0, false)).toEqual([]);
});

test('a call is kept while others think and is made when the turn comes at the same amount', () => {
  const call = wish('call', waiting);
  expect(judge(call, waiting, 0, {})).toEqual({ keep: true });
  expect(judge(call, mine(waiting), 0, { call: { amount: 40 }, fold: {} })).toEqual({
    keep: false,
    action: { type: 'call' },
  });
});

test('a raise drops every wish, so it never turns into a dearer act', () => {
  const raised = { ...waiting, to_match: 300 };
  expect(judge(wish('call', waiting), raised, 0, {})).toEqual({ keep: false, action: null });
  expect(judge(wish('fold', waiting), raised, 0, {})).toEqual({ keep: false, action: null });
});

test('a check does not become a fold or a call when somebody bets', () => {
  expect(judge(wish('check', quiet), mine(waiting), 0, { call: { amount: 40 }, fold: {} })).toEqual({
    keep: false,
    action: null,
  });
});

test('a wish is not carried into the next round or the next hand', () => {
  const call = wish('call', waiting);
  expect(judge(call, { ...waiting, phase: 'betting_2' }, 0, {}).keep).toBe(false);
  expect(judge(call, { ...waiting, hand: waiting.hand + 1 }, 0, {}).keep).toBe(false);
});

test('what the server does not allow is dropped, not sent', () => {
  expect(judge(wish('call', waiting), mine(waiting), 0, { fold: {} })).toEqual({ keep: false, action: null });
  expect(judge(wish('call', waiting), mine(waiting), 0, { call: { amount: 25 } })).toEqual({
    keep: false,
    action: null,
  });
});
