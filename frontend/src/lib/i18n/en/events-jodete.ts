// One English sentence for each event of Jodete.
import type { JodeteEvent } from '$lib/protocol';
import type { SentenceContext, Sentences } from '../context';
import { cards } from './cards';

const says = (c: SentenceContext, seat: number, you: string, other: string): string =>
  c.isMe(seat) ? you.charAt(0).toUpperCase() + you.slice(1) : `${c.name(seat)} ${other}`;

const count = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

const WHY = {
  turn: '',
  two: ' for the twos',
  sota: ' for the jack',
  comodin: ' for the wild card',
  penalty: ' as a penalty',
  out_of_turn: ' for acting out of turn',
};

export const jodete: Sentences<JodeteEvent> = {
  hand_started: (e, c) => `Hand ${e.hand}. ${says(c, e.dealer, 'you deal', 'deals')}.`,
  dealt: (e, c) =>
    e.cards?.length
      ? `You are dealt ${cards.list(e.cards)}.`
      : says(c, e.seat, `you are dealt ${count(e.count)}.`, `is dealt ${count(e.count)}.`),
  turned_up: (e) => `The first card is the ${cards.name(e.card)}.`,
  played: (e, c) => {
    const word = e.last_card ? ' and says “one left”' : '';
    const yours = e.last_card ? ' and say “one left”' : '';
    return says(c, e.seat, `you play the ${cards.name(e.card)}${yours}.`, `plays the ${cards.name(e.card)}${word}.`);
  },
  drew: (e, c) => {
    const why = WHY[e.why];
    if (e.count === 0)
      return says(c, e.seat, 'you were to draw, but no cards are left.', 'was to draw, but no cards are left.');
    return e.cards?.length
      ? says(c, e.seat, `you draw ${cards.list(e.cards)}${why}.`, `draws ${cards.list(e.cards)}${why}.`)
      : says(c, e.seat, `you draw ${count(e.count)}${why}.`, `draws ${count(e.count)}${why}.`);
  },
  skipped: (e, c) => says(c, e.seat, 'you lose the turn to the king.', 'loses the turn to the king.'),
  direction_turned: (e) => (e.direction === 1 ? 'Play now goes to the right.' : 'Play now goes to the left.'),
  sum_grew: (e) => `It is ${e.pending} now: answer with a 2, or take them.`,
  said_last_card: (e, c) => says(c, e.seat, 'you say: “one left”.', 'says: “one left”.'),
  jodete_called: (e, c) =>
    `${says(c, e.seat, 'you call', 'calls')} “jodete!” and ${c.isMe(e.target) ? 'you must draw' : `${c.name(e.target)} must draw`} ${count(e.penalty)}.`,
  passed: (e, c) => says(c, e.seat, 'you pass.', 'passes.'),
  reshuffled: (e) => `The stock is empty: ${count(e.count)} are shuffled into a new one.`,
  hand_won: (e, c) =>
    says(c, e.seat, 'you have no cards left and win the hand.', 'has no cards left and wins the hand.'),
  scored: (e, c) => `Points of the hand: ${e.points.map((points, seat) => `${c.name(seat)} ${points}`).join(', ')}.`,
  hand_ended: (e) => `End of hand ${e.hand}.`,
  left: (e, c) => says(c, e.seat, 'you leave the match.', 'leaves the match.'),
  match_ended: (e, c) => {
    const names = new Intl.ListFormat('en').format((e.ranking[0] ?? []).map((seat) => c.name(seat)));
    return names ? `End of the match: ${names} won.` : 'End of the match.';
  },
};
