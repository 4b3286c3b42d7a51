// How Spanish sentences about play begin, and how cards are counted in them.
import type { SentenceContext } from '../context';

/** "Apuestas 50." to the one who bets, "Ana apuesta 50." to the others. */
export const says = (c: SentenceContext, seat: number, you: string, other: string): string =>
  c.isMe(seat) ? you.charAt(0).toUpperCase() + you.slice(1) : `${c.name(seat)} ${other}`;

export const count = (n: number): string => (n === 1 ? '1 carta' : `${n} cartas`);
