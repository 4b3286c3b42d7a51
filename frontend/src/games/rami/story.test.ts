import { expect, test } from 'vitest';
import type { GameEvent } from '$lib/protocol';
import { downInTheHand } from './story';

const events = (...list: object[]) => list as unknown as GameEvent[];

test('only who went down since the hand began counts', () => {
  const found = downInTheHand(
    events(
      { type: 'hand_started', hand: 1, dealer: 0 },
      { type: 'went_down', seat: 0, points: 60 },
      { type: 'hand_started', hand: 2, dealer: 1 },
      { type: 'went_down', seat: 2, points: 51 },
      { type: 'hand_ended', hand: 2 },
    ),
  );
  expect([...found]).toEqual([2]);
});
