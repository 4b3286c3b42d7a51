// The wire of Ajiley as its board names it: what is seen, what may be done, what happened. Types only.
import type { CardCode } from '$lib/protocol';
import type * as wire from '$lib/protocol.gen';

export type AjileyGame = wire.GameViews['ajiley'];
export type AjileySeat = AjileyGame['seats'][number];
export type AjileyResult = NonNullable<AjileyGame['result']>;
export type AjileyEvent = wire.GameEvents['ajiley'];

export interface AjileyLegal {
  check?: Record<string, never>;
  bet?: { min: number; max: number; step: number };
  call?: { amount: number };
  raise?: { min_to: number; max_to: number; step: number };
  all_in?: { amount: number };
  fold?: Record<string, never>;
  throw?: { max: number };
  refill?: { amount: number };
}

export type AjileyAction =
  | { type: 'check' }
  | { type: 'bet'; amount: number }
  | { type: 'call' }
  | { type: 'raise'; to: number }
  | { type: 'all_in' }
  | { type: 'fold' }
  | { type: 'throw'; cards: CardCode[] }
  | { type: 'refill' };
