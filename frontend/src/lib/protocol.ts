// The wire as the page names it. Types only. The sockets' shapes come from the server's models (protocol.gen.ts);
// what those leave open, such as the inside of an act, is closed here.
import type * as wire from './protocol.gen';

export type Locale = 'es' | 'en';
export type Phase = wire.TableView['phase'];
export type BotLevel = wire.AddBotCommand['level'];
/** A card as it is written on the wire: rank and suit letter, `7O`, `12B`. */
export type CardCode = string;
export type SuitLetter = 'O' | 'C' | 'E' | 'B';

/** `T` with some of its members said more exactly. */
type Refined<T, U> = Omit<T, keyof U> & U;

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
  /** The latest request for chips. */
  refill?: Refill | null;
}

export interface Refill {
  id: string;
  status: 'pending' | 'approved' | 'denied';
  amount: number;
  note: string | null;
  created_at: number;
  /** Chips that came, and what was said with the decision. */
  granted: number | null;
  answer: string | null;
  decided_at: number | null;
}

/** A match in chips, for the reader. */
export interface Receipt {
  buy_in: number;
  refills: number;
  pay_out: number;
  net: number;
}

/** A browser in which somebody is logged in. */
export interface LiveSession {
  id: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  device: string | null;
  current: boolean;
}

export interface LedgerItem {
  id: string | number;
  /** ms since 1970. */
  at: number;
  amount: number;
  balance_after: number;
  reason: string;
  table_id?: string | null;
  table_name?: string | null;
  note?: string | null;
}

export interface MatchSummary {
  id: string;
  game: string;
  number: number;
  practice: boolean;
  outcome: 'played' | 'voided' | 'abandoned';
  /** ms since 1970. */
  started_at: number;
  ended_at: number;
  players: { seat: number; name: string; user_id: string | null; bot: boolean; place: number | null }[];
  ranking: number[][] | null;
  /** The reader's own, counted from 1; null where nobody won. */
  seat: number | null;
  place: number | null;
  /** Null where no chips of his moved. */
  receipt?: Receipt | null;
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
  default_seats: number;
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
export type TableSummary = Refined<wire.LobbyTable, { phase: Phase; options: Options }>;

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

export type Seat = wire.SeatView;
/** What is published so that a deal can be checked: hashes in hex, the players' own texts joined. */
export type Fair = wire.FairView;
export type Table = Refined<wire.TableView, { options: Options }>;

/** The game of a table: shared code reads what all have, a board says which it is. */
export type GameView = wire.GameViews[keyof wire.GameViews];

/** Commands that are offered in `you.may`. */
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

export type You = Refined<
  wire.YouView,
  {
    legal: Readonly<Record<string, unknown>>;
    may: TableCommandName[];
    score: { suit: SuitLetter; points: number } | null;
  }
>;

// --- events -------------------------------------------------------------------------------------------------------

export type TableEvent = wire.TableEvents;
export type GameEvent = wire.GameEvents[keyof wire.GameEvents] | TableEvent;

export type ChatLine = wire.ChatLine;

// --- the table socket: frames from the server ---------------------------------------------------------------------

export type ClosedReason = wire.ClosedFrame['reason'];
export type HistoryFrame = Refined<wire.HistoryFrame, { events: GameEvent[] }>;
export type StateFrame = Refined<
  wire.StateFrame,
  { table: Table | null; game: GameView | null; events: GameEvent[]; you: You }
>;
export type ReactFrame = wire.ReactionFrame;
export type ErrorFrame = wire.ErrorFrame;
export type ProofFrame = wire.ProofResultFrame;
export type Opening = wire.Opening;
/** What answers a command. */
export type AnswerFrame =
  | wire.OkFrame
  | wire.ErrorFrame
  | wire.PreviewResultFrame
  | wire.SuggestionFrame
  | wire.PongFrame
  | wire.ProofResultFrame;
export type ServerFrame = Exclude<wire.FromTable, wire.HistoryFrame | wire.StateFrame> | HistoryFrame | StateFrame;

export type LobbyFrame =
  | { type: 'lobby'; tables: TableSummary[] }
  | ({ type: 'table' } & TableSummary)
  | Exclude<wire.FromLobby, wire.LobbyFrame | wire.TableChangedFrame>;

// --- the table socket: commands (the connection adds `id`) --------------------------------------------------------

/** An act in a game; which there are is told by the game's own `wire.ts`. */
export type GameAction = { type: string } & Readonly<Record<string, unknown>>;

/** A command as the page writes it: without its id, and what may be null may be left out. */
type Written<C> = C extends { type: string }
  ? { [K in Exclude<keyof C, 'id'> as null extends C[K] ? never : K]: C[K] } & {
      [K in Exclude<keyof C, 'id'> as null extends C[K] ? K : never]?: C[K];
    }
  : never;

export type Command =
  | Written<Exclude<wire.Command, wire.ActCommand | wire.PreviewCommand>>
  | { type: 'act'; version: number; action: GameAction }
  | { type: 'preview'; action: GameAction };
