// What the desk asks the server, and the shapes of its answers. Types and addresses only.
import { call, type Page } from '$lib/api';
import type { LedgerItem, LiveSession, MatchSummary, Refill } from '$lib/protocol';

export interface Somebody {
  id: string;
  name: string;
  username: string | null;
  kind: 'guest' | 'member' | 'admin';
}

export interface RefillItem extends Refill {
  user: Somebody;
  balance: number;
  decided_by: Somebody | null;
}

export interface UserItem extends Somebody {
  balance: number;
  created_at: number;
  last_seen_at: number;
  banned: boolean;
  /** Null for a ban without an end. */
  banned_until: number | null;
  retired: boolean;
}

export interface Profile extends UserItem {
  in_play: number;
  sessions: LiveSession[];
  /** His last requests for chips, the newest first. */
  refills: Refill[];
  seats: { table_id: string; name: string; game: string; phase: string; since: number }[];
}

export interface TableItem {
  id: string;
  code: string;
  game: string;
  name: string;
  visibility: 'public' | 'private';
  practice: boolean;
  stake: number;
  phase: string;
  frozen: boolean;
  seats: number;
  taken: number;
  players: { id: string; name: string }[];
  made_by: { id: string; name: string };
  escrow: number;
  watchers: number;
  created_at: number;
}

/** A seat as every game shows it to a watcher; what a game does not have is missing. */
export interface WatchedSeat {
  chips?: number;
  hand_size?: number;
}

export interface TableLook extends TableItem {
  state: {
    table: {
      phase: string;
      parked: boolean;
      seats: ({ user_id: string | null; name: string; bot: boolean; connected: boolean; left: boolean } | null)[];
    };
    game: { turn: number | null; seats: WatchedSeat[] } | null;
  } | null;
}

export interface Closing {
  refunds: { user_id: string; name: string; amount: number }[];
  total: number;
  correction: number;
}

export interface AuditItem {
  id: number;
  at: number;
  actor: Somebody | null;
  act: string;
  subject: 'user' | 'table';
  subject_id: string;
  subject_name: string | null;
  why: string | null;
  from: Record<string, unknown> | null;
  to: Record<string, unknown> | null;
}

export interface Check {
  ok: boolean;
  accounts: number;
  transfers: number;
  difference: number;
  tables_checked: number;
  wrong: { account: number; user_id: string | null; table_id: string | null; holds: number; transfers_say: number }[];
  tables: { table_id: string; account: number; holds: number; table_says: number | null; frozen: boolean }[];
}

export type RefillStatus = Refill['status'];
type Before = Page<unknown>['next'];

const at = (path: string): string => `/api/admin/${path}`;
const id = encodeURIComponent;

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

export const desk = {
  refills: (status: RefillStatus, before?: Before) =>
    call<Page<RefillItem>>('GET', at(`refills${query({ status, before, limit: 50 })}`)),
  approve: (refill: string, amount: number, note: string | null) =>
    call<RefillItem>('POST', at(`refills/${id(refill)}/approve`), { amount, note }),
  deny: (refill: string, note: string) => call<RefillItem>('POST', at(`refills/${id(refill)}/deny`), { note }),

  users: (q: string, before?: Before) => call<Page<UserItem>>('GET', at(`users${query({ q, before, limit: 30 })}`)),
  user: (user: string) => call<Profile>('GET', at(`users/${id(user)}`)),
  ledger: (user: string, before?: Before) =>
    call<Page<LedgerItem>>('GET', at(`users/${id(user)}/ledger${query({ before, limit: 20 })}`)),
  matches: (user: string, before?: Before) =>
    call<Page<MatchSummary>>('GET', at(`users/${id(user)}/matches${query({ before, limit: 20 })}`)),
  /** `key`: the same for the same act, however often it is sent. */
  adjust: (user: string, amount: number, reason: string, key: string) =>
    call<{ balance: number }>('POST', at(`users/${id(user)}/adjust`), { amount, reason }, key),
  ban: (user: string, reason: string, until: number | null) =>
    call<UserItem>('POST', at(`users/${id(user)}/ban`), { reason, until }),
  unban: (user: string, reason: string) => call<UserItem>('POST', at(`users/${id(user)}/unban`), { reason }),
  logOut: (user: string, reason: string) => call<void>('DELETE', at(`users/${id(user)}/sessions${query({ reason })}`)),

  tables: () => call<{ items: TableItem[] }>('GET', at('tables')),
  table: (table: string) => call<TableLook>('GET', at(`tables/${id(table)}`)),
  preview: (table: string) => call<Closing>('POST', at(`tables/${id(table)}/close?preview=1`)),
  close: (table: string, reason: string) => call<Closing>('POST', at(`tables/${id(table)}/close`), { reason }),

  audit: (subject_id?: string, before?: Before) =>
    call<Page<AuditItem>>('GET', at(`audit${query({ subject_id, before, limit: 30 })}`)),
  check: () => call<Check>('GET', at('ledger/check')),
};
