import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ErrorFrame } from '$lib/protocol';
import { TableStore } from '$lib/table.svelte';
import { toasts } from '$lib/toasts.svelte';
import { Calls } from './calls.svelte';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] });
  toasts.list = [];
});
afterEach(() => vi.useRealTimers());

function refusing(code: string, wait_ms?: number) {
  const store = new TableStore('code');
  store.version = 7;
  const answer = { type: 'error', id: 'x', code, data: wait_ms === undefined ? {} : { wait_ms } } as ErrorFrame;
  const send = vi.spyOn(store, 'send').mockResolvedValue(answer);
  return { store, send };
}

test('a call names the version that is shown', async () => {
  const { store, send } = refusing('stale');
  await new Calls().call(store, 2);
  expect(send).toHaveBeenCalledWith({ type: 'act', version: 7, action: { type: 'jodete', seat: 2 } }, { quiet: true });
});

test('in the fair moment that seat has to be waited for, and no other', async () => {
  const { store, send } = refusing('too_soon', 1_400);
  const calls = new Calls();
  await calls.call(store, 2);
  expect([calls.wait(2), calls.wait(1)]).toEqual([2, 0]);
  expect(toasts.list.at(-1)?.text).toContain('2 s');
  await calls.call(store, 2);
  expect(send).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_600);
  expect(calls.wait(2)).toBe(0);
});

test('after a false call nobody can be called for the time that the server tells', async () => {
  const { store } = refusing('not_vulnerable', 3_000);
  const calls = new Calls();
  await calls.call(store, 2);
  expect([calls.wait(2), calls.wait(1)]).toEqual([3, 3]);
  expect(toasts.list.at(-1)?.text).toMatch(/^En falso.*3 s/);
  vi.advanceTimersByTime(3_200);
  expect(calls.wait(1)).toBe(0);
});
