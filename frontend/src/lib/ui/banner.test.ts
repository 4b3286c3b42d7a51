import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '$lib/i18n/index.svelte';
import { TableStore } from '$lib/table.svelte';
import ConnectionBanner from './ConnectionBanner.svelte';

beforeEach(async () => {
  await i18n.load();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const said = () => screen.queryByText('Sin conexión. Reintentando…') !== null;

async function lose() {
  const table = new TableStore('abc');
  table.status = { kind: 'open' };
  render(ConnectionBanner, { table });
  table.status = { kind: 'waiting', retryAt: 0, restarting: false };
  await tick();
  return table;
}

test('a short loss is not worth a word, a longer one is said until it is over', async () => {
  const table = await lose();
  expect(said()).toBe(false);
  vi.advanceTimersByTime(600);
  await tick();
  expect(said()).toBe(true);
  table.status = { kind: 'open' };
  await tick();
  expect(said()).toBe(false);
});

test('a device without a network says so at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await lose();
  expect(said()).toBe(true);
});
