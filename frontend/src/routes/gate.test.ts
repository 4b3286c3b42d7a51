// The way in to a table from a link in a chat.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, api } from '$lib/api';
import { me } from '$lib/me.svelte';
import type { TableSummary, User } from '$lib/protocol';
import { router } from '$lib/router.svelte';
import { FakeSocket } from '$lib/testing/fake-socket';
import TableGate from './TableGate.svelte';

const SUMMARY: TableSummary = {
  code: 'abc',
  game: 'ajiley',
  name: 'La de los jueves',
  seats: 4,
  taken: 2,
  phase: 'waiting',
  options: { starting_chips: 1000 },
  stake: 0,
  practice: false,
  watchers: 0,
};
const USER = { id: 'u', name: 'Ana', kind: 'guest', username: null, balance: 0, in_play: 0, seat: null } as User;

// The board is not looked at here.
vi.mock('./table/Table.svelte', () => ({ default: () => {} }));

beforeEach(() => {
  FakeSocket.install();
  window.scrollTo = () => {};
  me.known = true;
  me.user = null;
  vi.spyOn(me, 'load').mockResolvedValue();
  vi.spyOn(me, 'introduce').mockImplementation(async (name) => {
    me.user = { ...USER, name };
    return me.user;
  });
  router.go({ name: 'table', code: 'abc' });
});
afterEach(cleanup);

const opens = (summary: Partial<TableSummary> = {}) => {
  vi.spyOn(api, 'table').mockResolvedValue({ ...SUMMARY, ...summary });
  render(TableGate);
};
/** The table's socket shows its first state; what else is in it does not matter here. */
const begins = () =>
  FakeSocket.last
    .opens()
    .says({ type: 'hello', protocol: 1, build: 'b', server_time: 0, user_id: 'u' })
    .says({
      type: 'state',
      version: 1,
      prev: null,
      table: { phase: 'waiting', seats: [] },
      game: null,
      events: [],
      you: { seat: null },
      remaining_ms: null,
    });

test('a stranger sees where the link leads, gives a name, and sits: two decisions', async () => {
  opens();
  expect(await screen.findByRole('heading', { name: 'La de los jueves' })).toBeTruthy();
  expect(screen.getByText('2 de 4 asientos')).toBeTruthy();
  await fireEvent.input(screen.getByLabelText('¿Cómo te llamas?'), { target: { value: ' Beto ' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Sentarme a jugar' }));
  await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(1));
  expect(me.introduce).toHaveBeenCalledWith('Beto');
  begins();
  expect(FakeSocket.last.commands('sit')).toHaveLength(1);
});

test('whoever only wants to watch is not seated', async () => {
  opens();
  await fireEvent.input(await screen.findByLabelText('¿Cómo te llamas?'), { target: { value: 'Beto' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Solo mirar' }));
  await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(1));
  begins();
  expect(FakeSocket.last.commands('sit')).toHaveLength(0);
});

test('at a full or a running table only watching is offered', async () => {
  opens({ taken: 4 });
  await screen.findByText('4 de 4 asientos');
  expect(screen.queryByRole('button', { name: 'Sentarme a jugar' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Solo mirar' })).toBeTruthy();
});

test('without a name nothing is opened', async () => {
  opens();
  await fireEvent.click(await screen.findByRole('button', { name: 'Sentarme a jugar' }));
  expect(await screen.findByText('Escribe un nombre para seguir.')).toBeTruthy();
  expect(FakeSocket.made).toHaveLength(0);
});

test('a link that opens nothing says so, to strangers and to guests', async () => {
  vi.spyOn(api, 'table').mockRejectedValue(new ApiError('not_found', 404));
  render(TableGate);
  expect(await screen.findByText(/no existe, o su enlace cambió/)).toBeTruthy();
  cleanup();
  me.user = USER;
  render(TableGate);
  await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(1));
  FakeSocket.last.opens().dies(4404);
  expect(await screen.findByText(/no existe, o su enlace cambió/)).toBeTruthy();
});

test('a session that ended at the table asks for the name again', async () => {
  opens();
  cleanup();
  me.user = USER;
  render(TableGate);
  await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(1));
  FakeSocket.last.opens().says({ type: 'closed', reason: 'expired' });
  expect(await screen.findByLabelText('¿Cómo te llamas?')).toBeTruthy();
  expect(me.user).toBeNull();
});

test('being sent away is said, with a way home', async () => {
  me.user = USER;
  opens();
  await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(1));
  FakeSocket.last.opens().says({ type: 'closed', reason: 'kicked' });
  expect(await screen.findByText('Quien lleva la mesa te pidió que la dejaras.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toBeTruthy();
});
