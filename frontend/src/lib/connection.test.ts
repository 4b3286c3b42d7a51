import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection } from './connection';
import type { AnswerFrame, StateFrame } from './protocol';
import { FakeSocket } from './testing/fake-socket';

let frames: { type: string; version?: number }[];
let connection: Connection;

const state = (version: number, prev: number | null): StateFrame =>
  ({ type: 'state', version, prev, events: [] }) as unknown as StateFrame;
const hello = (server_time = Date.now()) => ({ type: 'hello', protocol: 1, build: 'b', server_time, user_id: 'u' });
/** A fresh socket that has shown its first state. */
const ready = (version = 1) => FakeSocket.last.opens().says(hello()).says(state(version, null));
const versions = () => frames.filter((frame) => frame.type === 'state').map((frame) => frame.version);
/** The answer, or null while there is none. */
async function answerOf(promise: Promise<AnswerFrame>): Promise<AnswerFrame | null> {
  let answer: AnswerFrame | null = null;
  void promise.then((frame) => {
    answer = frame;
  });
  await vi.advanceTimersByTimeAsync(0);
  return answer;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  frames = [];
  connection = new Connection(
    '/ws/tables/abc',
    { frame: (frame) => frames.push(frame as (typeof frames)[number]), status: () => {} },
    () => 1,
  );
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('commands', () => {
  test('a command carries an id of its own and its answer finds it', async () => {
    ready();
    const one = connection.send({ type: 'next' });
    const two = connection.send({ type: 'start' });
    const [next] = FakeSocket.last.commands('next');
    const [start] = FakeSocket.last.commands('start');
    expect(next?.id).not.toBe(start?.id);
    FakeSocket.last
      .says({ type: 'error', id: start?.id, code: 'not_host' })
      .says({ type: 'ok', id: next?.id, version: 2 });
    expect(await answerOf(one)).toEqual({ type: 'ok', id: next?.id, version: 2 });
    expect(await answerOf(two)).toMatchObject({ type: 'error', code: 'not_host' });
  });

  test.each([
    [
      { type: 'preview', action: { type: 'check' } },
      { type: 'preview', ok: true },
    ],
    [
      { type: 'suggest', kind: 'sort' },
      { type: 'suggestion', groups: [] },
    ],
    [{ type: 'proof' }, { type: 'proof', hand: 1, commitment: '', root: '', openings: [] }],
  ] as const)('%o is answered by its own kind of frame', async (command, answer) => {
    ready();
    const sent = connection.send(command as Parameters<Connection['send']>[0], 'x');
    FakeSocket.last.says({ ...answer, id: 'x' });
    expect(await answerOf(sent)).toEqual({ ...answer, id: 'x' });
  });

  test('only the first answer counts, and answers to nobody are let fall', async () => {
    ready();
    const sent = connection.send({ type: 'next' }, 'x');
    FakeSocket.last
      .says({ type: 'ok', id: 'other', version: 9 })
      .says({ type: 'error', id: null, code: 'bad_message' })
      .says({ type: 'ok', id: 'x', version: 2 })
      .says({ type: 'error', id: 'x', code: 'stale' });
    expect(await answerOf(sent)).toEqual({ type: 'ok', id: 'x', version: 2 });
  });

  test('a command waits for the first state of the socket', () => {
    void connection.send({ type: 'next' });
    FakeSocket.last.opens().says(hello());
    expect(FakeSocket.last.commands('next')).toHaveLength(0);
    FakeSocket.last.says(state(1, null));
    expect(FakeSocket.last.commands('next')).toHaveLength(1);
  });

  test('an unanswered command is sent again after a reconnect, under the same id', async () => {
    ready();
    const sent = connection.send({ type: 'act', version: 1, action: { type: 'check' } });
    const [first] = FakeSocket.last.commands('act');
    FakeSocket.last.dies();
    vi.advanceTimersByTime(400);
    ready(5);
    expect(FakeSocket.last.commands('act')).toEqual([first]);
    FakeSocket.last.says({ type: 'ok', id: first?.id, version: 2 });
    expect(await answerOf(sent)).toMatchObject({ type: 'ok', version: 2 });
  });

  test('an answered command is not sent again', () => {
    ready();
    void connection.send({ type: 'next' }, 'x');
    FakeSocket.last.says({ type: 'ok', id: 'x', version: 2 }).dies();
    vi.advanceTimersByTime(400);
    ready(5);
    expect(FakeSocket.last.commands('next')).toHaveLength(0);
  });

  test('what only makes sense now is answered `offline` when the line breaks, and not repeated', async () => {
    ready();
    const sent = connection.send({ type: 'react', kind: 'bravo' });
    FakeSocket.last.dies();
    expect(await answerOf(sent)).toMatchObject({ type: 'error', code: 'offline' });
    vi.advanceTimersByTime(400);
    ready(5);
    expect(FakeSocket.last.commands('react')).toHaveLength(0);
  });

  test('when the table ends for good every command is answered `closed`', async () => {
    ready();
    const waiting = connection.send({ type: 'next' });
    FakeSocket.last.says({ type: 'closed', reason: 'table_closed' });
    expect(await answerOf(waiting)).toMatchObject({ type: 'error', code: 'closed' });
    expect(await answerOf(connection.send({ type: 'next' }))).toMatchObject({ type: 'error', code: 'closed' });
  });
});

describe('ends', () => {
  test.each(['taken_over', 'kicked', 'banned', 'table_closed', 'expired', 'logged_out', 'no_session', 'not_found'])(
    'after `closed` with %s it does not come back by itself',
    (reason) => {
      ready();
      FakeSocket.last.says({ type: 'closed', reason });
      vi.advanceTimersByTime(60_000);
      window.dispatchEvent(new Event('online'));
      expect(FakeSocket.made).toHaveLength(1);
      expect(frames.at(-1)).toEqual({ type: 'closed', reason });
    },
  );

  test('after `closed` with restarting it comes back', () => {
    ready();
    FakeSocket.last.says({ type: 'closed', reason: 'restarting' }).dies(1012);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test('a seat that was taken over may be taken back', () => {
    ready();
    FakeSocket.last.says({ type: 'closed', reason: 'taken_over' });
    connection.open();
    ready(7);
    expect(versions()).toEqual([1, 7]);
  });
});

describe('versions', () => {
  test('states in a row are handed on', () => {
    ready(3).says(state(4, 3)).says(state(6, 4));
    expect(versions()).toEqual([3, 4, 6]);
    expect(connection.version).toBe(6);
  });

  test('a state seen already is let fall', () => {
    ready(3).says(state(4, 3)).says(state(4, 3)).says(state(2, 1));
    expect(versions()).toEqual([3, 4]);
  });

  test('a gap asks once for the whole view and shows that', () => {
    ready(3).says(state(6, 5)).says(state(7, 6));
    expect(versions()).toEqual([3]);
    expect(FakeSocket.last.commands('sync')).toHaveLength(1);
    FakeSocket.last.says(state(7, null)).says(state(8, 7));
    expect(versions()).toEqual([3, 7, 8]);
  });

  test('a second gap is asked for again', () => {
    ready(3).says(state(6, 5)).says(state(6, null)).says(state(9, 8));
    expect(FakeSocket.last.commands('sync')).toHaveLength(2);
  });

  test('a fresh socket starts from whatever it is shown, even an older version', () => {
    ready(9);
    FakeSocket.last.dies();
    vi.advanceTimersByTime(400);
    ready(8);
    expect(versions()).toEqual([9, 8]);
  });

  test('history, chat and presence are handed on in order', () => {
    FakeSocket.last.opens().says(hello()).says({ type: 'history', events: [], chat: [] }).says(state(1, null));
    FakeSocket.last.says({ type: 'chat', text: 'hola' }).says({ type: 'presence', seats: [], watchers: 1 });
    expect(frames.map((frame) => frame.type)).toEqual(['hello', 'history', 'state', 'chat', 'presence']);
  });
});

describe("the server's clock", () => {
  test('the greeting sets it roughly, the best ping exactly', () => {
    vi.setSystemTime(1_000_000);
    FakeSocket.last.opens().says(hello(2_000_000));
    expect(connection.serverNow()).toBe(2_000_000);
    const [ping] = FakeSocket.last.commands('ping');
    vi.advanceTimersByTime(100);
    FakeSocket.last.says({ type: 'pong', id: ping?.id, server_time: 2_000_060 });
    // The answer was made half a round trip ago: 2,000,060 + 50 now.
    expect(connection.serverNow()).toBe(2_000_110);
  });

  test('a slower ping does not spoil a better one', () => {
    vi.setSystemTime(1_000_000);
    FakeSocket.last.opens().says(hello(1_000_000)).says(state(1, null));
    FakeSocket.last.says({ type: 'pong', id: FakeSocket.last.commands('ping')[0]?.id, server_time: 1_000_500 });
    expect(connection.serverNow()).toBe(1_000_500);
    vi.advanceTimersByTime(20_000);
    const second = FakeSocket.last.commands('ping')[1];
    vi.advanceTimersByTime(3_000);
    FakeSocket.last.says({ type: 'pong', id: second?.id, server_time: 1_099_000 });
    expect(connection.serverNow()).toBe(1_023_500);
  });

  test('it asks every twenty seconds, which also keeps the line awake', () => {
    ready();
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.commands('ping')).toHaveLength(2);
  });
});
