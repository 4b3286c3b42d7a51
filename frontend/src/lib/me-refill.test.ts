import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, api } from './api';
import { me } from './me.svelte';
import type { Refill, User } from './protocol';

const refill = (status: Refill['status']): Refill => ({
  id: 'r',
  status,
  amount: 500,
  note: null,
  created_at: 1,
  granted: status === 'approved' ? 500 : null,
  answer: null,
  decided_at: status === 'pending' ? null : 2,
});
const user = (balance: number, asked: Refill | null): User => ({
  id: 'u',
  name: 'Ana',
  kind: 'guest',
  balance,
  in_play: 0,
  refill: asked,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

test('a request is followed until it is decided, through an outage too, and then no more', async () => {
  const asked = vi.spyOn(api, 'me').mockResolvedValue(user(0, null));
  await me.load();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.spyOn(api, 'refill').mockResolvedValue(refill('pending'));
  await me.askForChips(500, null);
  expect(me.user?.refill?.status).toBe('pending');
  asked.mockRejectedValueOnce(new ApiError('offline', 0)).mockResolvedValueOnce(user(0, refill('pending')));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(asked).toHaveBeenCalledTimes(3);
  asked.mockResolvedValue(user(500, refill('approved')));
  await vi.advanceTimersByTimeAsync(4_000);
  expect([me.user?.balance, me.user?.refill?.status]).toEqual([500, 'approved']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(4);
});
