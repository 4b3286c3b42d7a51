// The wire of Jodete as its board names it: what is seen, what may be done, what happened. Types only.
import type { CardCode } from '$lib/protocol';
import type * as wire from '$lib/protocol.gen';

export type JodeteGame = wire.GameViews['jodete'];
export type JodeteEvent = wire.GameEvents['jodete'];
export type JodeteDrawReason = Extract<JodeteEvent, { type: 'drew' }>['why'];

export interface JodeteLegal {
  play?: { cards: CardCode[] };
  draw?: { count: number };
  pass?: Record<string, never>;
  say_last_card?: Record<string, never>;
  jodete?: { seats: number[] };
}

export type JodeteAction =
  | { type: 'play'; card: CardCode; last_card?: true }
  | { type: 'draw' }
  | { type: 'pass' }
  | { type: 'say_last_card' }
  | { type: 'jodete'; seat: number };
