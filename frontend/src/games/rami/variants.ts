// In which orders the cards of a staged meld could lie, for the server to judge. Spelling only: which of them is a meld,
// and what its joker stands for, comes back from `preview`.
import { JOKER, parts } from '$lib/cards/codes';
import type { CardCode } from '$lib/protocol';
import { sorted } from './order';

/** The orders worth asking about, the likeliest first. */
export function orders(cards: readonly CardCode[]): CardCode[][] {
  const jokers = cards.filter((card) => card === JOKER);
  const others = sorted(
    cards.filter((card) => card !== JOKER),
    'rank',
  );
  const found: CardCode[][] = [];
  for (const line of lines(others)) {
    found.push([...line, ...jokers]);
    // Of cards of one rank the place of the joker says nothing.
    if (jokers.length > 0 && !sameRank(others)) found.push([...jokers, ...line]);
  }
  return found;
}

/** Aces first, aces last, one at either end: the ace lies low or high. */
function lines(others: CardCode[]): CardCode[][] {
  const aces = others.filter((card) => card.startsWith('A'));
  const rest = others.filter((card) => !card.startsWith('A'));
  if (aces.length === 0 || rest.length === 0) return [others];
  const found = [
    [...aces, ...rest],
    [...rest, ...aces],
  ];
  if (aces.length === 2) found.push([aces[0] as CardCode, ...rest, aces[1] as CardCode]);
  return found;
}

const sameRank = (cards: readonly CardCode[]): boolean =>
  new Set(cards.map((card) => parts(card, 'french')?.rank)).size <= 1;
