// How cards are spoken and listed in English. The names themselves are those of the drawn decks.
import { backName, cardName, suitName } from '$lib/cards/names';
import type { CardNames } from '../context';
import type { cards as es } from '../es/cards';

const name = (code: string): string => cardName(code, 'en');
const suit = (letter: string): string => suitName(letter, 'en', 'spanish');

export const cards: typeof es = {
  name,
  list: (codes) => new Intl.ListFormat('en', { type: 'conjunction' }).format(codes.map(name)),
  suits: { O: suit('O'), C: suit('C'), E: suit('E'), B: suit('B') },
  back: backName('en'),
};

/** Those of the French deck. */
export const french: CardNames = {
  name: (code) => cardName(code, 'en', { deck: 'french' }),
  list: (codes) => new Intl.ListFormat('en', { type: 'conjunction' }).format(codes.map(french.name)),
};
