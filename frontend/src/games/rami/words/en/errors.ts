// Refusals of Rami in English: each names the rule and the way out.
import type { errors as es } from '../es/errors';

/** Why cards are no meld, by the server's reason. */
const MELDS: Record<string, string> = {
  too_few_cards: 'A meld has at least three cards. Add another.',
  too_many_cards: 'A set has four cards at most. Take one out.',
  two_jokers: 'It may hold only one joker. Take one out.',
  neither_rank_nor_suit: 'Neither one rank nor one suit. Choose others.',
  joker_as: 'The joker cannot stand for that card here.',
  suit_twice: 'Each suit comes only once. Change the repeated one.',
  joker_inside: 'The joker goes first or last, never inside.',
  past_the_ace: 'A run ends with the ace.',
  not_consecutive: 'The cards are not in a row. Change one.',
};

export const errors: typeof es = {
  first_lap: () =>
    'In the first lap you only draw from the stock and discard. From the second on you may lay and take the discard.',
  stock_only: () => 'You put the taken card back: in this turn you may only draw from the stock.',
  no_such_meld: () => 'That meld is not on the table. Choose one of those you see.',
  bad_meld: (d) =>
    MELDS[String(d.reason)] ??
    'Those cards are no meld: it takes three or four of a rank, or three in a row of a suit.',
  needs_51: (d) => {
    const points = typeof d.points === 'number' ? d.points : null;
    const needed = typeof d.needed === 'number' ? d.needed : 51;
    return points === null
      ? 'Going down takes 51 points. Add another meld.'
      : `You have ${points} of ${needed} points: ${needed - points} more to go down.`;
  },
  needs_clean_meld: () => 'Going down takes one meld without a joker.',
  not_down: () => 'You must go down with 51 points first; then you may add cards and swap jokers.',
  does_not_extend: () => 'That card does not continue that meld. Try another meld or another card.',
  end_required: () => 'The card fits at both ends: choose the beginning or the end.',
  no_such_joker: () => 'That joker stands for another card. It is only swapped for exactly that one.',
  taken_card_not_placed: () => 'The taken card goes on the table in this turn; or put it back and draw.',
  nothing_to_put_back: () => 'There is no taken card to put back.',
};
