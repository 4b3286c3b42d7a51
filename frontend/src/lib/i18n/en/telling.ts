// How English sentences about play begin, and how cards are counted in them.
import type { SentenceContext } from '../context';

/** "You bet 50." to the one who bets, "Ana bets 50." to the others. */
export const says = (c: SentenceContext, seat: number, you: string, other: string): string =>
  c.isMe(seat) ? `You ${you}` : `${c.name(seat)} ${other}`;

export const count = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
