import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { admin } from '$lib/i18n/es/admin';
import User from './User.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const person = { id: 'ana', name: 'Ana', kind: 'guest', balance: 3, in_play: 0, created_at: 1, last_seen_at: 1 };

function asked(status: string) {
  return { id: status, status, amount: 500, note: 'porfa', created_at: 1 };
}

/** Shows the page of somebody with these requests for chips. */
async function show(...refills: object[]) {
  const profile = { ...person, sessions: [], seats: [], refills };
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.endsWith('/users/ana') ? profile : { items: [], next: null }),
  );
  render(User, { words: admin, id: 'ana' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ana'));
}

test('a request that waits stands on its maker’s page and leads to the queue', async () => {
  await show(asked('pending'), asked('denied'));
  expect(screen.getByRole('link', { name: 'Ana pide 500 fichas' }).getAttribute('href')).toBe('/admin');
  expect(screen.getByText('«porfa»', { exact: false })).toBeTruthy();
});

test('a decided request waits no longer', async () => {
  await show(asked('approved'));
  expect(screen.queryByRole('link', { name: 'Ana pide 500 fichas' })).toBeNull();
});
