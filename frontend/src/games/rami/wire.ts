// The wire of Rami as its board names it: what is seen, what may be done, what happened. Types only.
import type { CardCode } from '$lib/protocol';
import type * as wire from '$lib/protocol.gen';

export type RamiGame = wire.GameViews['rami'];
export type RamiMeld = RamiGame['melds'][number];
export type RamiEvent = wire.GameEvents['rami'];
export type LaidMeld = Extract<RamiEvent, { type: 'laid' }>['melds'][number];

export interface RamiLegal {
  draw?: { from: ('stock' | 'discard')[] };
  lay?: Record<string, never>;
  extend?: { choices: { card: CardCode; meld: number; ends: ('low' | 'high')[] }[] };
  swap_joker?: { choices: { card: CardCode; meld: number }[] };
  put_back?: Record<string, never>;
  discard?: { cards: CardCode[] };
}

export interface NewMeld {
  cards: CardCode[];
  joker_as?: CardCode;
}
export type RamiAction =
  | { type: 'draw'; from: 'stock' | 'discard' }
  | { type: 'lay'; melds: NewMeld[] }
  | { type: 'extend'; meld: number; card: CardCode; end?: 'low' | 'high' }
  | { type: 'swap_joker'; meld: number; card: CardCode }
  | { type: 'put_back' }
  | { type: 'discard'; card: CardCode };
