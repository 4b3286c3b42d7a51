// How cards are spoken and written in English. The Spanish suits keep their names: they are what is printed.
import type { cards as es } from '../es/cards';

const ranks: Record<string, string> = {
  '1': 'ace',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '10': 'jack',
  '11': 'knight',
  '12': 'king',
};

const suits: Record<string, string> = { O: 'coins', C: 'cups', E: 'swords', B: 'clubs' };

const name = (code: string): string => {
  const rank = ranks[code.slice(0, -1)];
  const suit = suits[code.slice(-1)];
  return rank && suit ? `${rank} of ${suit}` : code === 'JK' ? 'joker' : code;
};

export const cards: typeof es = {
  name,
  list: (codes) => new Intl.ListFormat('en', { type: 'conjunction' }).format(codes.map(name)),
  suits,
  back: 'face-down card',
  joker: 'joker',
  none: 'no cards',
};
