// Refusals in English: each names the rule and the way out.

import type { errors as es } from '../es/errors';
import { figure } from './figure';

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
    if (Array.isArray(d.seats) && d.seats.length > 0)
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

  not_drawn_yet: () => 'Draw a card first; then your turn goes on.',
  already_drawn: () => 'You have drawn in this turn. Play now, or end the turn.',

  offline: () => 'There is no connection to the server. Check your network; we keep trying.',
  closed: () => 'The connection to this table has ended, so the command was not sent.',
  unknown: () => 'The server refused. Try again or reload the page.',
};
