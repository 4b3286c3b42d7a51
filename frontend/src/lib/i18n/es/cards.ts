// How cards are spoken and listed in Spanish sentences. The names themselves are those of the drawn decks.
import { cardName, suitName } from '$lib/cards/names';
import type { CardNames } from '../context';

const names = (deck: 'spanish' | 'french'): CardNames => {
  const name = (code: string) => cardName(code, 'es', { deck });
  return { name, list: (codes) => new Intl.ListFormat('es', { type: 'conjunction' }).format(codes.map(name)) };
};
const suit = (letter: string): string => suitName(letter, 'es', 'spanish');

export const cards = names('spanish');
export const french = names('french');
export const suits: Record<string, string> = { O: suit('O'), C: suit('C'), E: suit('E'), B: suit('B') };
