import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { situations } from '$games/ajiley/fixtures/situations';
import { staged } from '$games/ajiley/fixtures/staged';
import type { TableCommandName } from '$lib/protocol';
import Waiting from './Waiting.svelte';

beforeEach(() => {
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

function table(key: string, may?: TableCommandName[]) {
  const situation = structuredClone(situations[key]) as (typeof situations)[string];
  if (may) situation.frame.you.may = may;
  const store = staged(situation);
  const send = vi.spyOn(store, 'send').mockResolvedValue({ type: 'ok', id: '1', version: 1 });
  render(Waiting, { store });
  return send;
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });

test('the host adds a bot of the chosen level to a free seat, and starts', async () => {
  const send = table('waiting-host');
  await fireEvent.click(screen.getByRole('radio', { name: 'duro' }));
  await fireEvent.click(button(/^Sumar un bot, Asiento 4/));
  await fireEvent.click(button('Empezar la partida'));
  expect(send.mock.calls).toEqual([[{ type: 'add_bot', seat: 3, level: 'hard' }], [{ type: 'start' }]]);
});

test('the host removes a bot at once, and is asked before somebody is barred', async () => {
  const send = table('waiting-host');
  await fireEvent.click(button('Quitar a Mateo'));
  await fireEvent.click(button('Sacar a Abuela Carmen de la mesa'));
  expect(send.mock.calls).toEqual([[{ type: 'remove_bot', seat: 2 }]]);
  await fireEvent.click(button('Sacar'));
  expect(send).toHaveBeenLastCalledWith({ type: 'kick', seat: 1 });
});

test('what the server does not offer is not there', () => {
  table('waiting-host', ['stand']);
  expect(screen.queryByRole('button', { name: /Sumar un bot/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Sacar/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cambiar el enlace' })).toBeNull();
  expect(button('Empezar la partida').getAttribute('aria-disabled')).toBe('true');
});

test('a guest sees what the seat costs and sits down where he likes', async () => {
  const send = table('waiting-link');
  expect(screen.getByText(/Sentarse cuesta 1,000 fichas/)).toBeTruthy();
  await fireEvent.click(button('Sentarme en el asiento 4'));
  expect(send.mock.calls).toEqual([[{ type: 'sit', seat: 3 }]]);
  expect(screen.queryByRole('button', { name: 'Empezar la partida' })).toBeNull();
});

test('a practice table says so before anyone sits', () => {
  table('waiting-practice');
  expect(screen.getByText(/No mueve el saldo de nadie/)).toBeTruthy();
});

test('the seats are a list that names everybody and marks oneself, the host and bots', () => {
  table('waiting-host');
  const seats = within(screen.getByRole('region', { name: 'Alrededor de la mesa' })).getAllByRole('listitem');
  expect(seats).toHaveLength(6);
  expect(seats[0]?.textContent).toMatch(/Lucía.*tú · lleva la mesa/);
  expect(seats[2]?.textContent).toMatch(/Mateo.*bot parejo/);
});
