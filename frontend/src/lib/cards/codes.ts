// What a card's code says: rank and suit. Spelling only, no rule of any game.
import type { CardCode } from '$lib/protocol';

/** Which pack a code belongs to: `2C` is a two of cups or of clubs. */
export type Deck = 'spanish' | 'french';

export const JOKER = 'JK';

export const SUITS = { spanish: ['O', 'C', 'E', 'B'], french: ['S', 'H', 'D', 'C'] } as const;
export const RANKS = {
  spanish: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  french: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'],
} as const;

/** `12B` → `{rank: '12', suit: 'B'}`; null for a comodín or anything that is no card of that pack. */
export function parts(code: CardCode, deck: Deck): { rank: string; suit: string } | null {
  const [rank, suit] = [code.slice(0, -1), code.slice(-1)];
  const known = (RANKS[deck] as readonly string[]).includes(rank) && (SUITS[deck] as readonly string[]).includes(suit);
  return known ? { rank, suit } : null;
}

/** Every code of a pack, comodín last. */
export function everyCode(deck: Deck): CardCode[] {
  return [...SUITS[deck].flatMap((suit) => RANKS[deck].map((rank) => rank + suit)), JOKER];
}

/** One key for each card of a hand, also when two packs hold the same card: the first is its code, the next `code·2`. */
export function keys(cards: readonly CardCode[]): string[] {
  const seen = new Map<CardCode, number>();
  return cards.map((code) => {
    const count = (seen.get(code) ?? 0) + 1;
    seen.set(code, count);
    return count === 1 ? code : `${code}·${count}`;
  });
}
