// What one card of the hand may do at one meld of the table, read from what the server allows.
import type { CardCode } from '$lib/protocol';
import type { RamiAction, RamiLegal } from './wire';

export type AtMeld = Extract<RamiAction, { type: 'extend' | 'swap_joker' }>;

/** Every act with this card at this meld; two when it fits both ends. */
export function actsAt(legal: RamiLegal, card: CardCode, meld: number): AtMeld[] {
  const swap = legal.swap_joker?.choices.some((choice) => choice.card === card && choice.meld === meld) ?? false;
  const found = legal.extend?.choices.find((choice) => choice.card === card && choice.meld === meld);
  const ends = found?.ends ?? [];
  const extend: AtMeld[] = !found
    ? []
    : ends.length === 0
      ? [{ type: 'extend', meld, card }]
      : ends.map((end) => ({ type: 'extend', meld, card, end }));
  return [...(swap ? [{ type: 'swap_joker', meld, card } as const] : []), ...extend];
}

/** The cards that have a place at some meld. */
export const fitting = (legal: RamiLegal): CardCode[] => [
  ...new Set([...(legal.extend?.choices ?? []), ...(legal.swap_joker?.choices ?? [])].map(({ card }) => card)),
];
