import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { me } from './me.svelte';
import type { GameEvent, StateFrame, Table, You } from './protocol';
import { TableStore } from './table.svelte';
import { FakeSocket } from './testing/fake-socket';
import { toasts } from './toasts.svelte';

const seat = (name: string) => ({
  user_id: name,
  name,
  bot: false,
  level: null,
  connected: true,
  absent: false,
  left: false,
});
const TABLE: Table = {
  code: 'abc',
  url: '/t/abc',
  game: 'ajiley',
  name: 'Mesa',
  visibility: 'private',
  practice: false,
  seats: [seat('Ana'), seat('Beto'), null],
  min_seats: 2,
  max_seats: 7,
  host: 'Ana',
  phase: 'playing',
  options: {},
  stake: 0,
  match: { id: 'm', number: 1, practice: false, players: [] },
  watchers: 0,
  turn_ms: 30_000,
  ready: [],
  parked: false,
  frozen: false,
  fair: null,
};
const YOU: You = { seat: 0, role: 'player', legal: { check: {} }, may: [], order: null, score: null };

function state(version: number, prev: number | null, more: Partial<StateFrame> = {}): StateFrame {
  return { type: 'state', version, prev, table: TABLE, game: null, events: [], you: YOU, remaining_ms: null, ...more };
}

let table: TableStore;
const checked = (who: number): GameEvent => ({ type: 'checked', seat: who });
const texts = () => table.log.map((line) => line.text);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  vi.spyOn(me, 'load').mockResolvedValue();
  toasts.list = [];
  table = new TableStore('abc');
  table.open();
  FakeSocket.last.opens().says({ type: 'hello', protocol: 1, build: 'b1', server_time: 0, user_id: 'Ana' });
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what the server says', () => {
  test('the whole view is taken as it comes', () => {
    FakeSocket.last.says(state(4, null));
    expect([table.version, table.table, table.you, table.mySeat, table.isHost]).toEqual([4, TABLE, YOU, 0, true]);
  });

  test('history becomes the log once the names are known, and the events follow', () => {
    FakeSocket.last.says({ type: 'history', events: [checked(1)], chat: [{ name: 'Beto', text: 'hola', at: 1 }] });
    expect(table.log).toEqual([]);
    FakeSocket.last.says(state(4, null)).says(state(5, 4, { events: [checked(0)] }));
    expect(texts()).toEqual(['Beto pasa.', 'Pasas.']);
    expect(table.chat.map((line) => line.text)).toEqual(['hola']);
  });

  test('a reconnect does not double the log', () => {
    FakeSocket.last.says({ type: 'history', events: [checked(1)], chat: [] }).says(state(4, null));
    FakeSocket.last.dies();
    vi.advanceTimersByTime(400);
    FakeSocket.last
      .opens()
      .says({ type: 'history', events: [checked(1)], chat: [] })
      .says(state(4, null));
    expect(texts()).toEqual(['Beto pasa.']);
  });

  test('a reconnect loses and doubles nothing of what was said, though the server has forgotten it', () => {
    const line = (text: string, at: number) => ({ name: 'Beto', text, at });
    FakeSocket.last
      .says({ type: 'history', events: [], chat: [line('hola', 1)] })
      .says(state(4, null))
      .says({ type: 'chat', ...line('buenas', 3) });
    FakeSocket.last.dies();
    vi.advanceTimersByTime(400);
    FakeSocket.last.opens().says({ type: 'history', events: [], chat: [line('¿y Ana?', 2), line('buenas', 3)] });
    expect(table.chat.map((said) => said.text)).toEqual(['hola', '¿y Ana?', 'buenas']);
  });

  test('batches keep their order, and the first has nothing before it', () => {
    FakeSocket.last
      .says(state(4, null))
      .says(state(5, 4, { events: [checked(1)] }))
      .says(state(6, 5));
    const first = table.takeBatch();
    const second = table.takeBatch();
    expect(first?.before).toBeNull();
    expect(second?.before).not.toBeNull();
    expect(second?.events).toEqual([checked(1)]);
    expect(table.takeBatch()?.events).toEqual([]);
    expect(table.takeBatch()).toBeUndefined();
  });

  test('presence changes who is there, and nothing else', () => {
    FakeSocket.last.says(state(4, null));
    const away = { connected: false, absent: true };
    FakeSocket.last.says({ type: 'presence', seats: [{ connected: true, absent: false }, away, null], watchers: 3 });
    expect(table.table?.seats[1]).toEqual({ ...seat('Beto'), ...away });
    expect(table.table?.seats[2]).toBeNull();
    expect([table.table?.watchers, table.version]).toEqual([3, 4]);
  });

  test('a table that is not sent again is the one that was there, with who has come and gone since', () => {
    FakeSocket.last.says(state(4, null)).says(state(5, 4, { table: null, remaining_ms: 9_000 }));
    expect([table.version, table.table]).toEqual([5, TABLE]);
    const away = { connected: false, absent: true };
    FakeSocket.last
      .says({ type: 'presence', seats: [{ connected: true, absent: false }, away, null], watchers: 3 })
      .says(state(6, 5, { table: null }));
    expect([table.version, table.table?.watchers]).toEqual([6, 3]);
    expect(table.table?.seats[1]).toEqual({ ...seat('Beto'), ...away });
  });

  test('the time left runs down by itself', () => {
    FakeSocket.last.says(state(4, null, { remaining_ms: 10_000 }));
    expect(table.remaining).toBe(10_000);
    vi.advanceTimersByTime(4_000);
    expect(table.remaining).toBe(6_000);
    vi.advanceTimersByTime(10_000);
    expect(table.remaining).toBe(0);
    FakeSocket.last.says(state(5, 4));
    expect(table.remaining).toBeNull();
  });

  test('a reaction goes after a while', () => {
    FakeSocket.last.says({ type: 'react', seat: 1, name: 'Beto', kind: 'bravo' });
    expect(table.reactions).toHaveLength(1);
    vi.advanceTimersByTime(4_000);
    expect(table.reactions).toHaveLength(0);
  });

  test('the end is kept with its reason, and taking the seat back clears it', () => {
    FakeSocket.last.says(state(4, null)).says({ type: 'closed', reason: 'taken_over' });
    expect(table.closed).toBe('taken_over');
    expect(table.table).toEqual(TABLE);
    table.takeBack();
    expect(table.closed).toBeNull();
    expect(FakeSocket.made).toHaveLength(2);
  });

  test('an unknown table is an end too', () => {
    FakeSocket.last.dies(4404);
    expect(table.closed).toBe('not_found');
  });

  test('the balance is asked for again when chips moved', () => {
    FakeSocket.last.says(state(4, null, { table: { ...TABLE, phase: 'waiting' } }));
    vi.mocked(me.load).mockClear();
    FakeSocket.last.says(state(5, 4));
    FakeSocket.last.says(state(6, 5));
    expect(me.load).toHaveBeenCalledTimes(1);
  });
});

describe('what the reader does', () => {
  test('an act names the version it was chosen for, and a second one waits for the answer', async () => {
    FakeSocket.last.says(state(4, null));
    const first = table.act({ type: 'check' });
    expect(await table.act({ type: 'check' })).toBeNull();
    const sent = FakeSocket.last.commands('act');
    expect(sent).toMatchObject([{ version: 4, action: { type: 'check' } }]);
    expect(table.acting).toBe(true);
    FakeSocket.last.says({ type: 'ok', id: sent[0]?.id, version: 5 });
    expect(await first).toMatchObject({ type: 'ok' });
    expect(table.acting).toBe(false);
  });

  test('a refusal is said once, in words', async () => {
    FakeSocket.last.says(state(4, null));
    const answer = table.send({ type: 'start' });
    FakeSocket.last.says({ type: 'error', id: FakeSocket.last.commands('start')[0]?.id, code: 'not_enough_players' });
    await answer;
    expect(toasts.list.map((toast) => toast.text)).toEqual([
      'Para empezar hacen falta dos asientos ocupados. Invita a alguien o suma un bot.',
    ]);
  });

  test('what is pressed twice is sent once, until it has its answer', async () => {
    FakeSocket.last.says(state(4, null));
    const bot = { type: 'add_bot', seat: 2, level: 'easy' } as const;
    const answers = [table.send(bot), table.send({ ...bot }), table.send({ ...bot, seat: 3 })];
    const sent = FakeSocket.last.commands('add_bot');
    expect(sent).toMatchObject([bot, { ...bot, seat: 3 }]);
    FakeSocket.last.says({ type: 'ok', id: sent[0]?.id, version: 5 }).says({ type: 'ok', id: sent[1]?.id, version: 6 });
    expect(await Promise.all(answers)).toMatchObject([{ version: 5 }, { version: 5 }, { version: 6 }]);
    void table.send(bot);
    expect(FakeSocket.last.commands('add_bot')).toHaveLength(3);
  });

  test('a caller that says it himself gets no notice', async () => {
    FakeSocket.last.says(state(4, null));
    const answer = table.send({ type: 'start' }, { quiet: true });
    FakeSocket.last.says({ type: 'error', id: FakeSocket.last.commands('start')[0]?.id, code: 'not_host' });
    expect((await answer).type).toBe('error');
    expect(toasts.list).toEqual([]);
  });
});
