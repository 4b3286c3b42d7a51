// HTTP to our own server: typed answers, problem documents as codes, one idempotency key per POST.
import { newId } from './ids';
import type {
  CreatedTable,
  CreateTable,
  Game,
  LedgerItem,
  LiveSession,
  MatchSummary,
  Refill,
  TableSummary,
  User,
} from './protocol';

/** A refusal by the server, or `offline` when it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly data: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const RETRY_MS = 600;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One request. Pages that few people see name their addresses themselves. `key`: of a POST that somebody may send again
 * himself, for whoever cannot know whether the first one arrived. */
export async function call<T>(method: Method, path: string, body?: unknown, key: string = newId()): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  // The key makes a repeat harmless, so a POST whose answer was lost is sent once more.
  if (method === 'POST') headers['idempotency-key'] = key;
  const request: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) request.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    if (method === 'PATCH' || method === 'DELETE') throw new ApiError('offline', 0);
    await wait(RETRY_MS);
    try {
      response = await fetch(path, request);
    } catch {
      throw new ApiError('offline', 0);
    }
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  throw await problem(response);
}

async function problem(response: Response): Promise<ApiError> {
  try {
    const document = (await response.json()) as Record<string, unknown>;
    if (typeof document.code === 'string') return new ApiError(document.code, response.status, document);
  } catch {
    // No problem document: a proxy or a crash answered.
  }
  return new ApiError(response.status >= 500 ? 'unavailable' : 'unknown', response.status);
}

export interface Page<T> {
  items: T[];
  /** Cursor of the next page; null at the end. */
  next: string | number | null;
}

export const api = {
  session: (name?: string) => call<User>('POST', '/api/session', name === undefined ? {} : { name }),
  logout: () => call<void>('DELETE', '/api/session'),
  me: () => call<User>('GET', '/api/me'),
  rename: (name: string) => call<User>('PATCH', '/api/me', { name }),
  register: (username: string, password: string) => call<User>('POST', '/api/register', { username, password }),
  login: (username: string, password: string) => call<User>('POST', '/api/login', { username, password }),
  ledger: (before?: string | number | null) =>
    call<Page<LedgerItem>>('GET', `/api/me/ledger?limit=20${before == null ? '' : `&before=${before}`}`),
  matches: (before?: string | number | null) =>
    call<Page<MatchSummary>>('GET', `/api/me/matches?limit=20${before == null ? '' : `&before=${before}`}`),
  refill: (amount: number, note: string | null) => call<Refill>('POST', '/api/refills', { amount, note }),
  refills: () => call<Page<Refill> & { most: number }>('GET', '/api/me/refills?limit=1'),
  sessions: () => call<{ items: LiveSession[] }>('GET', '/api/me/sessions'),
  endSession: (id: string) => call<void>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => call<void>('DELETE', '/api/me/sessions'),
  games: () => call<Game[]>('GET', '/api/games'),
  createTable: (table: CreateTable) => call<CreatedTable>('POST', '/api/tables', table),
  table: (code: string) => call<TableSummary>('GET', `/api/tables/${encodeURIComponent(code)}`),
};
