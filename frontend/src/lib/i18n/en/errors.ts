// Refusals in English: each names the rule and the way out.

import type { ErrorData } from '../context';
import type { errors as es } from '../es/errors';

const figure = (data: ErrorData, key: string): string | null => {
  const value = data[key];
  return typeof value === 'number' ? new Intl.NumberFormat('en').format(value) : null;
};

export const errors: typeof es = {
  no_session: () => 'We do not have your name yet, or your session ended. Choose a name and carry on.',
  not_found: () => 'That does not exist, or the link no longer works. Check the address or ask for a new link.',
  forbidden: () => 'Only somebody else may do that. If it should be you, sign in again.',
  bad_origin: () => 'The request came from another page. Open the game at its own address and try again.',
  bad_request: (d) =>
    d.field === 'name'
      ? 'A name has 1 to 20 visible letters. Choose another.'
      : 'Something you entered is not as asked. Check it and send it again.',
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
  rate_limited: () => 'That is too fast. Wait a moment and try again.',
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
    const amount = figure(d, 'amount') ?? figure(d, 'to_call');
    return amount
      ? `There is a bet already: call ${amount}, raise or fold.`
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

  offline: () => 'There is no connection to the server. Check your network; we keep trying.',
  closed: () => 'The connection to this table has ended, so the command was not sent.',
  unknown: () => 'The server refused. Try again or reload the page.',
};
