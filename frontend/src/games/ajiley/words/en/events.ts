// One English sentence for each event of Ajiley.
import type { Sentences } from '$lib/i18n/context';
import { cards, suits } from '$lib/i18n/en/cards';
import { count, says } from '$lib/i18n/en/telling';
import type { AjileyEvent } from '../../wire';

export const events: Sentences<AjileyEvent> = {
  hand_started: (e, c) => `Hand ${e.hand}. ${says(c, e.dealer, 'deal', 'deals')}.`,
  ante: (e, c) =>
    says(c, e.seat, `put in an ante of ${c.chips(e.amount)}`, `puts in an ante of ${c.chips(e.amount)}`) +
    (e.all_in ? ', all-in.' : '.'),
  dealt: (e, c) =>
    e.cards?.length
      ? `You get ${cards.list(e.cards)}.`
      : says(c, e.seat, `get ${count(e.count)}.`, `gets ${count(e.count)}.`),
  betting_started: (e) => (e.round === 1 ? 'First round of betting.' : 'Second round of betting.'),
  checked: (e, c) => says(c, e.seat, 'check.', 'checks.'),
  bet: (e, c) =>
    e.all_in
      ? says(c, e.seat, `go all-in: ${c.chips(e.amount)}.`, `goes all-in: ${c.chips(e.amount)}.`)
      : says(c, e.seat, `bet ${c.chips(e.amount)}.`, `bets ${c.chips(e.amount)}.`),
  called: (e, c) =>
    says(c, e.seat, `call with ${c.chips(e.amount)}`, `calls with ${c.chips(e.amount)}`) +
    (e.all_in ? ', all-in.' : '.'),
  raised: (e, c) =>
    says(c, e.seat, `raise to ${c.chips(e.to)}`, `raises to ${c.chips(e.to)}`) + (e.all_in ? ', all-in.' : '.'),
  folded: (e, c) => says(c, e.seat, 'fold.', 'folds.'),
  returned: (e, c) =>
    says(
      c,
      e.seat,
      `take back ${c.chips(e.amount)} that nobody matched.`,
      `takes back ${c.chips(e.amount)} that nobody matched.`,
    ),
  draw_started: () => 'The draw.',
  threw: (e, c) => {
    if (e.count === 0) return says(c, e.seat, 'keep all your cards.', 'keeps all cards.');
    return e.cards?.length
      ? says(c, e.seat, `throw ${cards.list(e.cards)}.`, `throws ${cards.list(e.cards)}.`)
      : says(c, e.seat, `throw ${count(e.count)}.`, `throws ${count(e.count)}.`);
  },
  reshuffled: (e) => `The stock ran out: ${count(e.count)} are shuffled into a new one.`,
  shown: (e, c) =>
    says(
      c,
      e.seat,
      `show ${cards.list(e.cards)}: ${e.points} in ${suits[e.suit]}.`,
      `shows ${cards.list(e.cards)}: ${e.points} in ${suits[e.suit]}.`,
    ),
  pot_won: (e, c) => {
    const won = says(c, e.winner, `win ${c.chips(e.amount)}`, `wins ${c.chips(e.amount)}`);
    if (e.by === 'folds') return `${won}: nobody else stayed in.`;
    if (e.by === 'mano') return `${won} with ${e.points} points: a tie, and the mano decides.`;
    return `${won} with ${e.points} points.`;
  },
  refilled: (e, c) => says(c, e.seat, `refill ${c.chips(e.amount)}.`, `refills ${c.chips(e.amount)}.`),
  left: (e, c) => says(c, e.seat, 'leave the match.', 'leaves the match.'),
  hand_ended: (e) => `End of hand ${e.hand}.`,
  match_ended: (e, c) => {
    const first = e.ranking[0] ?? [];
    if (first.length === 1 && first[0] !== undefined)
      return `End of the match: ${c.isMe(first[0]) ? 'you win' : `${c.name(first[0])} wins`}.`;
    const names = new Intl.ListFormat('en').format(first.map((seat) => (c.isMe(seat) ? 'you' : c.name(seat))));
    return names ? `End of the match: ${names} share the first place.` : 'End of the match.';
  },
};
