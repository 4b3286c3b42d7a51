// What the events of the running or last hand tell beyond the view.
import type { GameEvent } from '$lib/protocol';

/** The seats that went down in the hand that the last of these events belong to. */
export function downInTheHand(events: readonly GameEvent[]): Set<number> {
  const start = events.findLastIndex(({ type }) => type === 'hand_started');
  const seats = new Set<number>();
  for (const event of events.slice(start + 1)) {
    if (event.type === 'went_down') seats.add(event.seat);
  }
  return seats;
}
