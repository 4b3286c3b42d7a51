// How cards are spoken and written in Spanish.
import type { CardNames } from '../context';

const ranks: Record<string, string> = {
  '1': 'as',
  '2': 'dos',
  '3': 'tres',
  '4': 'cuatro',
  '5': 'cinco',
  '6': 'seis',
  '7': 'siete',
  '8': 'ocho',
  '9': 'nueve',
  '10': 'sota',
  '11': 'caballo',
  '12': 'rey',
};

export const suits: Record<string, string> = { O: 'oros', C: 'copas', E: 'espadas', B: 'bastos' };

const name = (code: string): string => {
  const rank = ranks[code.slice(0, -1)];
  const suit = suits[code.slice(-1)];
  return rank && suit ? `${rank} de ${suit}` : code === 'JK' ? 'comodín' : code;
};

export const cards: CardNames & { suits: Record<string, string>; back: string; joker: string; none: string } = {
  name,
  list: (codes) => new Intl.ListFormat('es', { type: 'conjunction' }).format(codes.map(name)),
  suits,
  back: 'carta tapada',
  joker: 'comodín',
  none: 'sin cartas',
};
