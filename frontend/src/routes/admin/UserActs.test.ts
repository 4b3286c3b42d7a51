import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin } from '$lib/i18n/es/admin';
import type { Profile } from './desk';
import UserActs from './UserActs.svelte';

beforeEach(() => {
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ana: Profile = {
  id: 'ana',
  name: 'Ana',
  username: null,
  kind: 'guest',
  balance: 300,
  in_play: 0,
  created_at: 1,
  last_seen_at: 1,
  banned: false,
  banned_until: null,
  retired: false,
  sessions: [],
  seats: [],
  refills: [],
};

/** Fills in the adjustment and sends it; the server answers each request with the next of these, null for no answer. */
async function adjust(amount: string, ...answers: (Response | null)[]): Promise<string[]> {
  const keys: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, request: RequestInit) => {
    keys.push((request.headers as Record<string, string>)['idempotency-key'] ?? '');
    const answer = answers.shift();
    if (!answer) throw new TypeError('no network');
    return answer;
  });
  const dialog = within(screen.getAllByRole('dialog', { hidden: true })[0] as HTMLElement);
  await fireEvent.input(dialog.getByLabelText('Fichas (±)'), { target: { value: amount } });
  await fireEvent.input(dialog.getByLabelText('Motivo'), { target: { value: 'premio' } });
  const wanted = answers.length;
  const send = dialog.getByText<HTMLButtonElement>('Ajustar el saldo', { selector: 'button' });
  await fireEvent.click(send);
  // Done: the dialog is gone; not done: it may be sent again.
  await waitFor(() => expect([keys.length, send.isConnected && send.disabled]).toEqual([wanted, false]));
  return keys;
}

const done = () => Response.json({ balance: 350 });

test('an adjustment whose answer was lost moves chips once, however often it is sent', async () => {
  render(UserActs, { words: admin, user: ana, changed: async () => undefined });
  await fireEvent.click(screen.getByRole('button', { name: 'Ajustar el saldo' }));
  const lost = await adjust('50', null, null);
  expect(await adjust('50', done())).toEqual([lost[0]]);
  expect(new Set(lost).size).toBe(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Ajustar el saldo' }));
  expect(await adjust('50', done())).not.toEqual([lost[0]]);
});

test('what was refused, or is another amount, is another act', async () => {
  render(UserActs, { words: admin, user: ana, changed: async () => undefined });
  await fireEvent.click(screen.getByRole('button', { name: 'Ajustar el saldo' }));
  const [first] = await adjust('-400', Response.json({ code: 'insufficient_balance' }, { status: 409 }));
  const [again] = await adjust('-400', Response.json({ code: 'unavailable' }, { status: 503 }));
  const [other] = await adjust('-300', done());
  expect(new Set([first, again, other]).size).toBe(3);
});
