// How cards are spoken and listed in Spanish. The names themselves are those of the drawn decks.
import { backName, cardName, suitName } from '$lib/cards/names';
import type { CardNames } from '../context';

const name = (code: string): string => cardName(code, 'es');
const suit = (letter: string): string => suitName(letter, 'es', 'spanish');

export const suits: Record<string, string> = { O: suit('O'), C: suit('C'), E: suit('E'), B: suit('B') };

export const cards: CardNames & { suits: Record<string, string>; back: string } = {
  name,
  list: (codes) => new Intl.ListFormat('es', { type: 'conjunction' }).format(codes.map(name)),
  suits,
  back: backName('es'),
};

/** Those of the French deck. */
export const french: CardNames = {
  name: (code) => cardName(code, 'es', { deck: 'french' }),
  list: (codes) => new Intl.ListFormat('es', { type: 'conjunction' }).format(codes.map(french.name)),
};
