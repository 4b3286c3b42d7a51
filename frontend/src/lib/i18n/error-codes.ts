// Every code a refusal may carry, in the order of the protocol. The dictionaries must have a sentence for each.

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
  // Ajiley
  'nothing_to_call',
  'must_call',
  'amount_too_low',
  'not_enough_chips',
  'raising_closed',
  'too_many_cards',
  'refill_not_allowed',
  // Rami and Jodete
  'not_drawn_yet',
  'already_drawn',
  // Rami
  'first_lap',
  'stock_only',
  'no_such_meld',
  'bad_meld',
  'needs_51',
  'needs_clean_meld',
  'not_down',
  'does_not_extend',
  'end_required',
  'no_such_joker',
  'taken_card_not_placed',
  'nothing_to_put_back',
  // Jodete
  'pending_draw',
  'does_not_fit',
  'must_play',
  'not_one_card',
  'not_vulnerable',
  // the page's own
  'offline',
  'closed',
  'unknown',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
