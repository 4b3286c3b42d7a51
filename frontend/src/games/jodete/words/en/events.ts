// One English sentence for each event of Jodete.
import type { Sentences } from '$lib/i18n/context';
import { cards } from '$lib/i18n/en/cards';
import { count, says } from '$lib/i18n/en/telling';
import type { JodeteEvent } from '../../wire';

const WHY = {
  turn: '',
  two: ' for the twos',
  sota: ' for the jack',
  comodin: ' for the joker',
  penalty: ' as a penalty',
  out_of_turn: ' for acting out of turn',
};

export const events: Sentences<JodeteEvent> = {
  hand_started: (e, c) => `Hand ${e.hand}. ${says(c, e.dealer, 'deal', 'deals')}.`,
  dealt: (e, c) =>
    e.cards?.length
      ? `You are dealt ${cards.list(e.cards)}.`
      : says(c, e.seat, `are dealt ${count(e.count)}.`, `is dealt ${count(e.count)}.`),
  turned_up: (e) => `The first card is the ${cards.name(e.card)}.`,
  played: (e, c) => {
    const word = e.last_card ? ' and says “one left”' : '';
    const yours = e.last_card ? ' and say “one left”' : '';
    return says(c, e.seat, `play the ${cards.name(e.card)}${yours}.`, `plays the ${cards.name(e.card)}${word}.`);
  },
  drew: (e, c) => {
    const why = WHY[e.why];
    if (e.count === 0)
      return says(c, e.seat, 'were to draw, but no cards are left.', 'was to draw, but no cards are left.');
    return e.cards?.length
      ? says(c, e.seat, `draw ${cards.list(e.cards)}${why}.`, `draws ${cards.list(e.cards)}${why}.`)
      : says(c, e.seat, `draw ${count(e.count)}${why}.`, `draws ${count(e.count)}${why}.`);
  },
  skipped: (e, c) => says(c, e.seat, 'lose the turn to the king.', 'loses the turn to the king.'),
  direction_turned: (e) => (e.direction === 1 ? 'Play now goes to the right.' : 'Play now goes to the left.'),
  sum_grew: (e) => `It is ${e.pending} now: answer with a 2, or take them.`,
  said_last_card: (e, c) => says(c, e.seat, 'say: “one left”.', 'says: “one left”.'),
  jodete_called: (e, c) =>
    `${says(c, e.seat, 'call', 'calls')} “jodete!” and ${c.isMe(e.target) ? 'you must draw' : `${c.name(e.target)} must draw`} ${count(e.penalty)}.`,
  passed: (e, c) => says(c, e.seat, 'pass.', 'passes.'),
  reshuffled: (e) => `The stock is empty: ${count(e.count)} are shuffled into a new one.`,
  hand_won: (e, c) => says(c, e.seat, 'have no cards left and win the hand.', 'has no cards left and wins the hand.'),
  scored: (e, c) => `Points of the hand: ${e.points.map((points, seat) => `${c.name(seat)} ${points}`).join(', ')}.`,
  hand_ended: (e) => `End of hand ${e.hand}.`,
  left: (e, c) => says(c, e.seat, 'leave the match.', 'leaves the match.'),
  match_ended: (e, c) => {
    const names = new Intl.ListFormat('en').format((e.ranking[0] ?? []).map((seat) => c.name(seat)));
    return names ? `End of the match: ${names} won.` : 'End of the match.';
  },
};
