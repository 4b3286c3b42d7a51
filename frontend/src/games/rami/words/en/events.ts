// One English sentence for each event of Rami.
import type { Sentences } from '$lib/i18n/context';
import { french } from '$lib/i18n/en/cards';
import { count, says } from '$lib/i18n/en/telling';
import type { RamiEvent } from '../../wire';
import { meldName } from './melds';

const PLACES = { low: 'at the start of a run', high: 'at the end of a run' };

export const events: Sentences<RamiEvent> = {
  hand_started: (e, c) => `Hand ${e.hand}. ${says(c, e.dealer, 'deal', 'deals')}.`,
  dealt: (e, c) =>
    e.cards?.length
      ? `You are dealt ${french.list(e.cards)}.`
      : says(c, e.seat, `are dealt ${count(e.count)}.`, `is dealt ${count(e.count)}.`),
  turned_up: (e) => `The discard pile opens with the ${french.name(e.card)}.`,
  drew: (e, c) => {
    if (e.from === 'discard' && e.card)
      return says(
        c,
        e.seat,
        `take the ${french.name(e.card)} from the pile.`,
        `takes the ${french.name(e.card)} from the pile.`,
      );
    return e.card
      ? says(c, e.seat, `draw ${french.name(e.card)} from the stock.`, `draws ${french.name(e.card)} from the stock.`)
      : says(c, e.seat, 'draw from the stock.', 'draws from the stock.');
  },
  laid: (e, c) => {
    const melds = new Intl.ListFormat('en', { type: 'conjunction' }).format(e.melds.map(meldName));
    return says(c, e.seat, `lay ${melds}: ${e.points} points.`, `lays ${melds}: ${e.points} points.`);
  },
  went_down: (e, c) => says(c, e.seat, `go down with ${e.points} points.`, `goes down with ${e.points} points.`),
  extended: (e, c) => {
    const added = `the ${french.name(e.card)} ${e.end ? PLACES[e.end] : 'to a set'}.`;
    return says(c, e.seat, `add ${added}`, `adds ${added}`);
  },
  joker_swapped: (e, c) => {
    const card = french.name(e.card);
    return says(c, e.seat, `lay the ${card} and take the joker.`, `lays the ${card} and takes the joker.`);
  },
  put_back: (e, c) => {
    const card = `the ${french.name(e.card)} back on the pile: all of this turn is undone.`;
    return says(c, e.seat, `put ${card}`, `puts ${card}`);
  },
  discarded: (e, c) => says(c, e.seat, `discard the ${french.name(e.card)}.`, `discards the ${french.name(e.card)}.`),
  reshuffled: (e) => `The stock is empty: ${count(e.count)} are shuffled into a new one.`,
  hand_won: (e, c) => says(c, e.seat, 'have no cards left and win the hand.', 'has no cards left and wins the hand.'),
  scored: (e, c) => {
    const played = e.points.flatMap((points, seat) => (e.hands[seat] ? [`${c.name(seat)} ${points}`] : []));
    return `Points of the hand: ${played.join(', ')}.`;
  },
  eliminated: (e, c) => says(c, e.seat, 'reach the limit and are out.', 'reaches the limit and is out.'),
  hand_ended: (e) => `End of hand ${e.hand}.`,
  left: (e, c) => says(c, e.seat, 'leave the match.', 'leaves the match.'),
  match_ended: (e, c) => {
    const [winner] = e.ranking[0] ?? [];
    if (winner === undefined) return 'End of the match.';
    return `End of the match: ${c.isMe(winner) ? 'you win' : `${c.name(winner)} wins`}.`;
  },
};
