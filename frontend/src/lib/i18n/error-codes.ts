// Every code a refusal may carry that is not one game's own. The dictionaries must have a sentence for each.

export const ERROR_CODES = [
  // people and tables over HTTP
  'no_session',
  'not_found',
  'forbidden',
  'bad_origin',
  'bad_request',
  'name_taken',
  'bad_credentials',
  'refill_pending',
  'already_decided',
  'key_reused',
  'insufficient_balance',
  'rate_limited',
  'unavailable',
  // the table's socket
  'bad_message',
  'not_host',
  'not_seated',
  'already_seated',
  'seat_taken',
  'seat_empty',
  'table_full',
  'wrong_phase',
  'not_enough_players',
  'stale',
  'too_soon',
  'kicked',
  'internal',
  // play, all games
  'bad_action',
  'not_your_turn',
  'card_not_in_hand',
  // play, some games
  'not_drawn_yet',
  'already_drawn',
  // the page's own
  'offline',
  'closed',
  'unknown',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
