// How many cards each seat has changed in this hand's draw, off the events that told it; everybody may know the count.
import type { GameEvent } from '$lib/protocol';

/** By seat; a seat that has not drawn yet is missing. Empty before the draw and after the hand. */
export function changed(events: readonly GameEvent[]): Map<number, number> {
  const start = events.findLastIndex(({ type }) => type === 'hand_started' || type === 'draw_started');
  if (start < 0 || events[start]?.type !== 'draw_started') return new Map();
  return new Map(
    events.slice(start).flatMap((event) => (event.type === 'threw' ? [[event.seat, event.count] as const] : [])),
  );
}
