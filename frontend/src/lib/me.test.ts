import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, api } from './api';
import { me } from './me.svelte';
import type { User } from './protocol';

const user = (name: string): User => ({
  id: 'u',
  name,
  kind: 'guest',
  username: null,
  balance: 10_000,
  in_play: 0,
  seat: null,
});

beforeEach(() => {
  vi.useFakeTimers();
  me.user = null;
  me.known = me.failed = false;
});
afterEach(() => vi.useRealTimers());

test('without a session the reader is known to be nobody yet', async () => {
  vi.spyOn(api, 'me').mockRejectedValue(new ApiError('no_session', 401));
  await me.load();
  expect([me.known, me.user]).toEqual([true, null]);
});

test('several who ask at once share one question', async () => {
  const asked = vi.spyOn(api, 'me').mockResolvedValue(user('Ana'));
  await Promise.all([me.load(), me.load(), me.load()]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(me.user?.name).toBe('Ana');
});

test('while the server cannot be asked it is asked again, and at once when the network is back', async () => {
  const asked = vi.spyOn(api, 'me').mockRejectedValue(new ApiError('offline', 0));
  const stop = me.keepAsking();
  await vi.advanceTimersByTimeAsync(0);
  expect([me.known, me.failed]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockResolvedValue(user('Ana'));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([me.known, me.failed, me.user?.name]).toEqual([true, false, 'Ana']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(3);
  stop();
});

test('who introduces himself gets a session, and a new name if he had one', async () => {
  vi.spyOn(api, 'session').mockResolvedValueOnce(user('Ana')).mockResolvedValueOnce(user('Ana'));
  const renamed = vi.spyOn(api, 'rename').mockResolvedValue(user('Beto'));
  expect((await me.introduce('Ana')).name).toBe('Ana');
  expect(renamed).not.toHaveBeenCalled();
  expect((await me.introduce('Beto')).name).toBe('Beto');
  expect(me.user?.name).toBe('Beto');
});
