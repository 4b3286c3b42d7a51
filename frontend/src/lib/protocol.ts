// The wire as the page sees it: one name for every shape that crosses it. Types only, no behaviour.

export type Locale = 'es' | 'en';
export type Phase = 'waiting' | 'playing' | 'finished';
export type BotLevel = 'easy' | 'normal' | 'hard';
/** A card as it is written on the wire: rank and suit letter, `7O`, `12B`. */
export type CardCode = string;
export type SuitLetter = 'O' | 'C' | 'E' | 'B';

// --- people -------------------------------------------------------------------------------------------------------

export interface User {
  id: string;
  name: string;
  kind: 'guest' | 'member' | 'admin';
  /** Chips he owns outside any table. */
  balance: number;
  /** Chips that lie at a table now. */
  in_play: number;
  username?: string | null;
  /** The place he holds at a table, if any. */
  seat?: { code: string; url: string; game: string; name: string; phase: Phase } | null;
}

export interface LedgerItem {
  id: string | number;
  /** ms since 1970. */
  at: number;
  amount: number;
  balance_after: number;
  reason: string;
  table_id?: string | null;
  note?: string | null;
}

export interface MatchSummary {
  id: string;
  game: string;
  number?: number;
  practice?: boolean;
  started_at?: number | null;
  ended_at?: number | null;
  players?: { seat: number; name: string; user_id?: string | null; bot?: boolean }[];
  ranking?: number[][] | null;
  seat?: number | null;
  place?: number | null;
}

// --- games and tables ---------------------------------------------------------------------------------------------

export interface OptionSchema {
  type?: 'integer' | 'number' | 'boolean' | 'string';
  title?: string;
  description?: string;
  default?: number | boolean | string;
  minimum?: number;
  maximum?: number;
  enum?: (number | string)[];
}

export interface OptionsSchema {
  type?: 'object';
  properties: Record<string, OptionSchema>;
}

export interface Game {
  key: string;
  name: string;
  min_seats: number;
  max_seats: number;
  options_schema: OptionsSchema;
}

export type OptionValue = number | boolean | string;
export type Options = Record<string, OptionValue>;

export interface CreateTable {
  game: string;
  visibility: 'public' | 'private';
  seats?: number;
  name?: string;
  options?: Options;
  stake?: number;
  practice?: boolean;
}

/** A table as the lobby lists it. */
export interface TableSummary {
  code: string;
  game: string;
  name: string;
  seats: number;
  taken: number;
  phase: Phase;
  options: Options;
  stake: number;
  practice: boolean;
  watchers: number;
}

export interface CreatedTable {
  id: string;
  code: string;
  url: string;
  game: string;
  visibility: 'public' | 'private';
  seats: number;
  options: Options;
  stake: number;
  practice: boolean;
}

// --- the table socket: state --------------------------------------------------------------------------------------

export interface Seat {
  user_id?: string | null;
  name: string;
  bot?: boolean;
  level?: BotLevel | null;
  connected: boolean;
  absent: boolean;
  left: boolean;
}

export interface Fair {
  /** SHA-256 of the next hand's server seed. */
  commitment: string | null;
  /** Merkle root over the salted cards of the running hand. */
  root: string | null;
  client_seeds: (string | null)[] | Record<string, string>;
}

export interface Table {
  code: string;
  url: string;
  game: string;
  name: string;
  visibility: 'public' | 'private';
  practice: boolean;
  seats: (Seat | null)[];
  min_seats: number;
  max_seats: number;
  host: string | null;
  phase: Phase;
  options: Options;
  stake: number;
  /** `players` names the game's seats, also after the match when people have moved on. */
  match: { id: string; number: number; players?: { user_id: string | null; name: string; bot: boolean }[] } | null;
  watchers: number;
  /** Full length of a turn in ms. */
  turn_ms: number;
  /** Seats that have sent `next` or `rematch`. */
  ready: number[];
  parked: boolean;
  fair: Fair | null;
}

export interface AjileySeat {
  chips: number;
  /** Put in during this round. */
  bet: number;
  /** Put in during this hand. */
  contributed: number;
  /** Only the viewer's own hand comes as cards. */
  hand?: CardCode[];
  hand_size?: number;
  status: 'active' | 'folded' | 'all_in' | 'out' | 'left';
  refills: number;
}

export interface AjileyResult {
  pots: { amount: number; winner: number }[];
  /** Points of the hands that were shown, by seat. */
  shown: Record<string, number>;
  hands: Record<string, CardCode[]>;
}

export interface AjileyGame {
  phase: 'between_hands' | 'betting_1' | 'draw' | 'betting_2' | 'match_over';
  hand: number;
  dealer: number;
  turn: number | null;
  stock: number;
  pot: number;
  to_match: number;
  seats: AjileySeat[];
  result: AjileyResult | null;
  ranking: number[][] | null;
}

/** The game of a table. More games join the union. */
export type GameView = AjileyGame;

export interface AjileyLegal {
  check?: Record<string, never>;
  bet?: { min: number; max: number; step: number };
  call?: { amount: number };
  raise?: { min_to: number; max_to: number; step: number };
  all_in?: { amount: number };
  fold?: Record<string, never>;
  throw?: { max: number };
  refill?: { amount: number };
}

export type TableCommandName =
  | 'sit'
  | 'stand'
  | 'start'
  | 'add_bot'
  | 'remove_bot'
  | 'kick'
  | 'new_link'
  | 'next'
  | 'rematch'
  | 'back'
  | 'client_seed';

export interface You {
  seat: number | null;
  role: 'player' | 'watcher';
  legal: AjileyLegal;
  /** Table commands this viewer could send now and have accepted. */
  may: TableCommandName[];
  order?: CardCode[] | null;
  score?: { suit: SuitLetter; points: number } | null;
}

// --- events -------------------------------------------------------------------------------------------------------

export type AjileyEvent =
  | { type: 'hand_started'; hand: number; dealer: number }
  | { type: 'ante'; seat: number; amount: number; all_in: boolean }
  | { type: 'dealt'; seat: number; count: number; cards?: CardCode[] | null }
  | { type: 'betting_started'; round: number }
  | { type: 'checked'; seat: number }
  | { type: 'bet'; seat: number; amount: number; all_in: boolean }
  | { type: 'called'; seat: number; amount: number; all_in: boolean }
  | { type: 'raised'; seat: number; to: number; amount: number; all_in: boolean }
  | { type: 'folded'; seat: number }
  | { type: 'returned'; seat: number; amount: number }
  | { type: 'draw_started' }
  | { type: 'threw'; seat: number; count: number; cards?: CardCode[] | null }
  | { type: 'reshuffled'; count: number }
  | { type: 'shown'; seat: number; cards: CardCode[]; points: number; suit: SuitLetter }
  | { type: 'pot_won'; winner: number; amount: number; points?: number | null; by: 'folds' | 'points' | 'mano' }
  | { type: 'refilled'; seat: number; amount: number }
  | { type: 'left'; seat: number }
  | { type: 'hand_ended'; hand: number }
  | { type: 'match_ended'; ranking: number[][] };

export type TableEvent =
  | { type: 'sat'; seat: number; name: string }
  | { type: 'stood'; seat: number; name: string }
  | { type: 'bot_added'; seat: number; name: string }
  | { type: 'bot_removed'; seat: number; name: string }
  | { type: 'kicked'; seat: number; name: string }
  | { type: 'host_changed'; user_id: string | null; name: string | null }
  | { type: 'match_started'; number: number; practice: boolean }
  | { type: 'timed_out'; seat: number }
  | { type: 'went_absent'; seat: number }
  | { type: 'came_back'; seat: number }
  | { type: 'parked' }
  | { type: 'resumed' }
  | { type: 'match_voided' }
  | { type: 'match_abandoned' }
  | { type: 'frozen' }
  | { type: 'link_changed' };

export type GameEvent = AjileyEvent | TableEvent;

export interface ChatLine {
  seat?: number | null;
  name: string;
  text: string;
  /** ms since 1970. */
  at: number;
}

// --- the table socket: frames from the server ---------------------------------------------------------------------

export type ClosedReason =
  | 'taken_over'
  | 'kicked'
  | 'banned'
  | 'table_closed'
  | 'expired'
  | 'restarting'
  | 'logged_out'
  | 'no_session'
  | 'not_found';

export interface HelloFrame {
  type: 'hello';
  protocol: number;
  build: string;
  server_time: number;
  user_id: string;
}
export interface HistoryFrame {
  type: 'history';
  events: GameEvent[];
  chat: ChatLine[];
}
export interface StateFrame {
  type: 'state';
  version: number;
  /** Last version sent on this socket; null after connect and sync. */
  prev: number | null;
  table: Table;
  game: GameView | null;
  events: GameEvent[];
  you: You;
  remaining_ms: number | null;
}
export interface PresenceFrame {
  type: 'presence';
  seats: ({ connected: boolean; absent: boolean } | null)[];
  watchers: number;
}
export interface ChatFrame extends ChatLine {
  type: 'chat';
}
export interface ReactFrame {
  type: 'react';
  seat?: number | null;
  name?: string;
  kind: string;
  at?: number;
}
export interface ClosedFrame {
  type: 'closed';
  reason: ClosedReason;
}
export interface OkFrame {
  type: 'ok';
  id: string;
  version?: number | null;
}
export interface ErrorFrame {
  type: 'error';
  id?: string | null;
  code: string;
  data?: Record<string, unknown> | null;
}
export interface PreviewFrame {
  type: 'preview';
  id: string;
  ok: boolean;
  error?: string | null;
  points?: number | null;
  clean?: boolean | null;
}
export interface SuggestionFrame {
  type: 'suggestion';
  id: string;
  groups: CardCode[][];
}
export interface PongFrame {
  type: 'pong';
  id: string;
  server_time: number;
}
export interface Opening {
  card: CardCode;
  index: number;
  salt: string;
  path: string[];
}
export interface ProofFrame {
  type: 'proof';
  id: string;
  hand: number;
  commitment: string;
  root: string;
  openings: Opening[];
}
/** Sent when nothing else was for a while. */
export interface AliveFrame {
  type: 'alive';
  server_time: number;
}
export type AnswerFrame = OkFrame | ErrorFrame | PreviewFrame | SuggestionFrame | PongFrame | ProofFrame;
export type ServerFrame =
  | HelloFrame
  | HistoryFrame
  | StateFrame
  | PresenceFrame
  | ChatFrame
  | ReactFrame
  | AliveFrame
  | ClosedFrame
  | AnswerFrame;

export type LobbyFrame =
  | { type: 'lobby'; tables: TableSummary[] }
  | ({ type: 'table' } & TableSummary)
  | { type: 'table_gone'; code: string }
  | AliveFrame
  | ClosedFrame;

// --- the table socket: commands (the connection adds `id`) --------------------------------------------------------

export type AjileyAction =
  | { type: 'check' }
  | { type: 'bet'; amount: number }
  | { type: 'call' }
  | { type: 'raise'; to: number }
  | { type: 'all_in' }
  | { type: 'fold' }
  | { type: 'throw'; cards: CardCode[] }
  | { type: 'refill' };
export type GameAction = AjileyAction;

export type Command =
  | { type: 'sit'; seat?: number }
  | { type: 'stand' }
  | { type: 'start' }
  | { type: 'add_bot'; seat?: number; level: BotLevel }
  | { type: 'remove_bot'; seat: number }
  | { type: 'kick'; seat: number }
  | { type: 'new_link' }
  | { type: 'act'; version: number; action: GameAction }
  | { type: 'preview'; action: GameAction }
  | { type: 'suggest'; kind: string }
  | { type: 'arrange'; cards: CardCode[] }
  | { type: 'next' }
  | { type: 'rematch' }
  | { type: 'back' }
  | { type: 'client_seed'; text: string }
  | { type: 'chat'; text: string }
  | { type: 'react'; kind: string }
  | { type: 'proof' }
  | { type: 'sync' }
  | { type: 'ping' };
