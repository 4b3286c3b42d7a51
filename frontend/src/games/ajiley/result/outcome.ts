// How a hand ended, put together from the server's `result` and the events that told it. Nothing is worked out here.
import type { CardCode, GameEvent, SuitLetter } from '$lib/protocol';
import type { AjileyResult } from '../wire';

export type Pot = { amount: number; winner: number; by: 'folds' | 'points' | 'mano' | null; points: number | null };
export type Shown = { seat: number; cards: CardCode[]; points: number; suit: SuitLetter | null };
export type Outcome = {
  pots: Pot[];
  /** Best first; equal points in the order told. */
  shown: Shown[];
  returned: { seat: number; amount: number }[];
  winners: number[];
};

/** The events of the last hand that was dealt. */
export function lastHand(events: readonly GameEvent[]): GameEvent[] {
  return events.slice(events.findLastIndex(({ type }) => type === 'hand_started') + 1);
}

export function outcome(result: AjileyResult, hand: readonly GameEvent[]): Outcome {
  const told = hand.filter((event) => event.type === 'pot_won');
  const pots = result.pots.map(({ amount, winner }, i): Pot => {
    const event = told.length === result.pots.length ? told[i] : undefined;
    return { amount, winner, by: event?.by ?? null, points: result.shown[winner] ?? event?.points ?? null };
  });
  const suits = new Map(
    hand.flatMap((event) => (event.type === 'shown' ? [[event.seat, event.suit as SuitLetter] as const] : [])),
  );
  const shown = Object.entries(result.shown).map(([key, points]): Shown => {
    const seat = Number(key);
    return { seat, cards: result.hands[key] ?? [], points, suit: suits.get(seat) ?? null };
  });
  const winners = [...new Set(pots.map(({ winner }) => winner))];
  const wins = (seat: number) => (winners.includes(seat) ? 1 : 0);
  shown.sort((a, b) => b.points - a.points || wins(b.seat) - wins(a.seat));
  const returned = hand.flatMap((event) =>
    event.type === 'returned' ? [{ seat: event.seat, amount: event.amount }] : [],
  );
  return { pots, shown, returned, winners };
}

/** What a seat took from all pots together. */
export const taken = (result: Outcome, seat: number): number =>
  result.pots.reduce((sum, pot) => sum + (pot.winner === seat ? pot.amount : 0), 0);
