// Refusals in English: each names the rule and the way out.

import type { ErrorData } from '../context';
import type { errors as es } from '../es/errors';

const figure = (data: ErrorData, key: string): string | null => {
  const value = data[key];
  return typeof value === 'number' ? new Intl.NumberFormat('en').format(value) : null;
};

/** Why cards are no meld, by the server's reason. */
const MELDS: Record<string, string> = {
  too_few_cards: 'A meld has at least three cards. Add another.',
  too_many_cards: 'A set has four cards at most. Take one out.',
  two_jokers: 'There may be only one joker in a meld. Take one out.',
  neither_rank_nor_suit: 'The cards are neither of one rank nor of one suit. Choose others.',
  joker_as: 'The joker cannot stand for that card here. Choose another.',
  suit_twice: 'In a set each suit comes only once. Change the repeated card.',
  joker_inside: 'In a run the joker goes first or last, never inside.',
  past_the_ace: 'A run ends with the ace: it does not go on after it.',
  not_consecutive: 'The cards of the run are not in a row. Check their order.',
};

export const errors: typeof es = {
  no_session: () => 'We do not have your name yet, or your session ended. Choose a name and carry on.',
  not_found: () => 'That does not exist, or the link no longer works. Check the address or ask for a new link.',
  forbidden: () => 'Only somebody else may do that. If it should be you, sign in again.',
  bad_origin: () => 'The request came from another page. Open the game at its own address and try again.',
  bad_request: (d) => {
    if (d.field !== 'name') return 'Something you entered is not as asked. Check it and send it again.';
    return figure(d, 'longest')
      ? `A name has 1 to ${figure(d, 'longest')} letters. Shorten it.`
      : 'That name has signs that do not show. Write it differently.';
  },
  name_taken: () => 'That username already has an owner. Try another.',
  bad_credentials: () => 'Username and password do not match. Check them and try again.',
  refill_pending: () => 'You already asked for a refill and it is waiting. Once it is answered you may ask again.',
  already_decided: () => 'That request was already decided differently. Refresh the list to see it.',
  key_reused: () => 'That request was already sent with other data. Reload the page before repeating it.',
  insufficient_balance: (d) => {
    const needed = figure(d, 'needed') ?? figure(d, 'amount');
    if (Array.isArray(d.seats))
      return 'Not everybody can pay the buy-in. Lower the starting chips, or play with those who can.';
    return needed
      ? `Your balance is too low: a seat here costs ${needed} chips. Choose a smaller or a practice table.`
      : 'Your balance is too low for this table. Choose a smaller or a practice table.';
  },
  rate_limited: (d) =>
    d.reason === 'tables'
      ? 'You have many tables open already. Close or use one of them.'
      : 'That is too fast. Wait a moment and try again.',
  unavailable: () => 'The server could not save the move, so it does not count. Try again in a few seconds.',

  bad_message: () => 'The server did not understand the message. Reload the page to get the latest version.',
  not_host: () => 'The host of the table decides that. Ask them.',
  not_seated: () => 'You are watching: that needs a seat.',
  already_seated: () => 'You already have a seat. Stand up first if you want another.',
  seat_taken: () => 'That seat has just been taken. Choose another.',
  seat_empty: () => 'Nobody sits there any more.',
  table_full: () => 'The table is full. You may watch until a seat is free.',
  wrong_phase: () => 'Not now: wait for the part of the hand in which that is done.',
  not_enough_players: () => 'Two seats must be taken to start. Invite somebody or add a bot.',
  stale: () => 'The table changed while you were deciding. See how it stands and choose again.',
  too_soon: () => 'Not yet: there are a few seconds of grace. Wait a moment.',
  kicked: () => 'The host of this table asked you to leave it. There are other tables in the lobby.',
  internal: () => 'Something failed on our side. The table is still there; try again.',

  bad_action: () => 'That is not a valid move: use whole amounts from 1 and cards that exist.',
  not_your_turn: () => 'It is not your turn. Wait until the gold ring reaches you.',
  card_not_in_hand: () => 'You do not hold that card. Choose one of yours.',

  nothing_to_call: () => 'Nobody has bet in this round: there is nothing to call or raise. Check or bet.',
  must_call: (d) => {
    const amount = figure(d, 'to_match');
    return amount
      ? `The bet of the round stands at ${amount}: call, raise or fold.`
      : 'There is a bet already: you may only call, raise or fold.';
  },
  amount_too_low: (d) => {
    const min = figure(d, 'min') ?? figure(d, 'min_to');
    return min
      ? `That is too little: the least is ${min}.`
      : 'That is too little: a raise must go above the bet of the round.';
  },
  not_enough_chips: (d) => {
    const max = figure(d, 'max') ?? figure(d, 'max_to');
    return max
      ? `You do not have the chips: you may go up to ${max}.`
      : 'You do not have the chips. Lower the amount or go all-in.';
  },
  raising_closed: () => 'An all-in closed the raising for this round: you may only call or fold.',
  too_many_cards: (d) => `You may throw at most ${figure(d, 'max') ?? '4'} cards. Let go of some.`,
  refill_not_allowed: () => 'A refill is only possible between hands, at 0 chips, at tables that allow it.',

  not_drawn_yet: () => 'Draw a card first; then your turn goes on.',
  already_drawn: () => 'You have drawn in this turn. Play now, or end the turn.',

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
      : `${points} of ${needed} points: ${needed - points} more to go down.`;
  },
  needs_clean_meld: () => 'To go down, at least one meld must be without a joker. Build a clean one.',
  not_down: () => 'You must go down with 51 points first; then you may add cards and swap jokers.',
  does_not_extend: () => 'That card does not continue that meld. Try another meld or another card.',
  end_required: () => 'The card fits at both ends: choose the beginning or the end.',
  no_such_joker: () => 'That joker stands for another card. It is only swapped for exactly that one.',
  taken_card_not_placed: () =>
    'You took the discard: lay that card in this turn, or put it back and draw from the stock.',
  nothing_to_put_back: () => 'There is no taken card to put back.',

  pending_draw: (d) => {
    const pending = figure(d, 'pending');
    return pending
      ? `A 2 was played on you: answer with a 2 or draw ${pending}.`
      : 'A 2 was played on you: answer with a 2 or draw.';
  },
  does_not_fit: () => 'It does not match the top card: play the same rank, the same suit or a wild card.',
  must_play: () => 'You hold a card that fits: it must be played before you draw or pass.',
  not_one_card: () => 'Say “one left” when you are down to a single card, not before.',
  not_vulnerable: () => 'You cannot call “jodete” on them: they said it in time, or the moment has passed.',

  offline: () => 'There is no connection to the server. Check your network; we keep trying.',
  closed: () => 'The connection to this table has ended, so the command was not sent.',
  unknown: () => 'The server refused. Try again or reload the page.',
};
