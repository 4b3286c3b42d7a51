import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PROBE_MS, SILENCE_MS, Socket, type SocketStatus, STEADY_MS, socketUrl } from './socket';
import { FakeSocket } from './testing/fake-socket';

let statuses: SocketStatus[];
let received: unknown[];
let opened: number;
let probed: number;
let socket: Socket;

const kinds = () => statuses.map((status) => status.kind);
const visible = (state: 'visible' | 'hidden') => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  statuses = [];
  received = [];
  opened = probed = 0;
  socket = new Socket(
    'ws://here/ws',
    {
      opened: () => {
        opened += 1;
      },
      received: (frame) => received.push(frame),
      status: (status) => statuses.push(status),
      probe: () => {
        probed += 1;
      },
    },
    () => 1,
  );
  socket.open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a socket that comes back by itself', () => {
  test('it opens, hands on what it is told as values, and sends values as text', () => {
    FakeSocket.last.opens().says({ type: 'hello' });
    expect(kinds()).toEqual(['connecting', 'open']);
    expect(opened).toBe(1);
    expect(received).toEqual([{ type: 'hello' }]);
    expect(socket.send({ type: 'ping' })).toBe(true);
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
  });

  test('what is no JSON is let fall', () => {
    FakeSocket.last.opens().says('<html>');
    expect(received).toEqual([]);
    expect(socket.status.kind).toBe('open');
  });

  test('nothing is sent before it is open, and the sender is told', () => {
    expect(socket.send({ type: 'ping' })).toBe(false);
    expect(FakeSocket.last.sent).toEqual([]);
  });

  test.each([1006, 1001, 1012, 1011, 1008, 1009])('after close code %i it tries again', (code) => {
    FakeSocket.last.opens().dies(code);
    expect(socket.status.kind).toBe('waiting');
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test.each([
    [4401, 'no_session'],
    [4404, 'not_found'],
  ])('after close code %i it does not try again', (code, reason) => {
    FakeSocket.last.opens().dies(code);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(socket.status).toEqual({ kind: 'closed', reason });
  });

  test('the waits grow to five seconds and no further', () => {
    const waits: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      FakeSocket.last.dies();
      const before = performance.now();
      waits.push(socket.status.kind === 'waiting' ? socket.status.retryAt - before : -1);
      vi.runOnlyPendingTimers();
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 5_000, 5_000, 5_000, 5_000]);
  });

  test('jitter halves the wait at most', () => {
    const early = new Socket(
      'ws://here/ws',
      { opened: () => {}, received: () => {}, status: () => {}, probe: () => {} },
      () => 0,
    );
    early.open();
    FakeSocket.last.dies();
    expect(early.status).toMatchObject({ kind: 'waiting', retryAt: performance.now() + 200 });
    early.close();
  });

  test('a server that accepts and drops at once is asked ever more slowly', () => {
    FakeSocket.last.opens().dies();
    vi.advanceTimersByTime(400);
    FakeSocket.last.opens().dies();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(3);
  });

  test('a socket that stood for a while starts again with the short wait', () => {
    FakeSocket.last.dies();
    vi.advanceTimersByTime(400);
    FakeSocket.last.opens();
    vi.advanceTimersByTime(STEADY_MS);
    FakeSocket.last.dies();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(3);
  });

  test('thirty seconds of silence mean a dead line', () => {
    FakeSocket.last.opens();
    vi.advanceTimersByTime(SILENCE_MS - 1);
    FakeSocket.last.says({ type: 'alive' });
    vi.advanceTimersByTime(SILENCE_MS - 1);
    expect(socket.status.kind).toBe('open');
    const first = FakeSocket.last;
    vi.advanceTimersByTime(1);
    expect(first.closedByPage).toBe(true);
    expect(socket.status.kind).toBe('waiting');
  });

  test('a handshake that never ends is given up', () => {
    vi.advanceTimersByTime(10_000);
    expect(socket.status.kind).toBe('waiting');
  });

  test('a dead socket that speaks late is not heard', () => {
    const first = FakeSocket.last.opens();
    vi.advanceTimersByTime(SILENCE_MS);
    first.says({ type: 'late' });
    first.dies();
    expect(received).toEqual([]);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test.each(['visibilitychange', 'online', 'pageshow'])('%s ends the wait at once', (event) => {
    visible('visible');
    FakeSocket.last.dies();
    (event === 'visibilitychange' ? document : window).dispatchEvent(new Event(event));
    expect(FakeSocket.made).toHaveLength(2);
  });

  test('without a network an open socket is lost at once, and comes back with the network', () => {
    const first = FakeSocket.last.opens();
    window.dispatchEvent(new Event('offline'));
    expect(first.closedByPage).toBe(true);
    expect(socket.status.kind).toBe('waiting');
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.opens();
    expect(socket.status.kind).toBe('open');
  });

  test('a handshake begun without a network is begun anew with it, on a hidden page too', () => {
    visible('hidden');
    const first = FakeSocket.last;
    window.dispatchEvent(new Event('online'));
    expect(first.closedByPage).toBe(true);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(9_999);
    expect(socket.status.kind).toBe('connecting');
  });

  test('a server on this machine is found again though the device has no network', () => {
    FakeSocket.last.opens();
    window.dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test('a hidden page waits as before', () => {
    visible('hidden');
    FakeSocket.last.dies();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.made).toHaveLength(1);
  });

  test('after sleep an open socket has four seconds to prove that it lives', () => {
    visible('visible');
    FakeSocket.last.opens();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(probed).toBe(1);
    vi.advanceTimersByTime(PROBE_MS);
    expect(socket.status.kind).toBe('waiting');
  });

  test('after sleep an answer keeps the socket', () => {
    visible('visible');
    FakeSocket.last.opens();
    window.dispatchEvent(new Event('online'));
    FakeSocket.last.says({ type: 'pong' });
    vi.advanceTimersByTime(PROBE_MS);
    expect(socket.status.kind).toBe('open');
  });

  test('the reader may end the wait', () => {
    FakeSocket.last.dies();
    socket.retryNow();
    expect(FakeSocket.made).toHaveLength(2);
  });

  test('a restart that was told is told apart while waiting, and forgotten when back', () => {
    FakeSocket.last.opens();
    socket.expectRestart();
    FakeSocket.last.dies(1012);
    expect(socket.status).toMatchObject({ kind: 'waiting', restarting: true });
    vi.advanceTimersByTime(400);
    FakeSocket.last.opens().dies();
    expect(socket.status).toMatchObject({ kind: 'waiting', restarting: false });
  });

  test('closing ends everything, waking included', () => {
    FakeSocket.last.opens();
    socket.close('kicked');
    expect(socket.status).toEqual({ kind: 'closed', reason: 'kicked' });
    expect(FakeSocket.last.closedByPage).toBe(true);
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test('it may be opened again after an end', () => {
    FakeSocket.last.opens();
    socket.close('taken_over');
    socket.open();
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.opens();
    socket.open();
    expect(FakeSocket.made).toHaveLength(2);
  });
});

test('the address follows the page: secure on https', () => {
  expect(socketUrl('/ws/lobby', { protocol: 'https:', host: 'cards.example' })).toBe('wss://cards.example/ws/lobby');
  expect(socketUrl('/ws/lobby', { protocol: 'http:', host: '192.168.0.4:8000' })).toBe(
    'ws://192.168.0.4:8000/ws/lobby',
  );
});
