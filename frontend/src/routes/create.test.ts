// The form for a new table, made from the server's schema.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, api } from '$lib/api';
import { me } from '$lib/me.svelte';
import type { CreatedTable, Game, User } from '$lib/protocol';
import { router } from '$lib/router.svelte';
import Create from './Create.svelte';

const AJILEY: Game = {
  key: 'ajiley',
  name: 'Ajiley',
  min_seats: 2,
  max_seats: 7,
  default_seats: 6,
  options_schema: {
    type: 'object',
    properties: {
      starting_chips: { type: 'integer', minimum: 10, maximum: 1_000_000, default: 1000 },
      ante: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 10 },
      allow_refill: { type: 'boolean', default: true },
      from_tomorrow: { type: 'integer', minimum: 1, maximum: 9, default: 3, title: 'Opción nueva' },
    },
  },
};
const UNKNOWN: Game = { ...AJILEY, key: 'poker', name: 'Poker' };

beforeEach(() => {
  me.user = { id: 'u', name: 'Ana', kind: 'guest', username: null, balance: 0, in_play: 0, seat: null } as User;
  me.known = true;
  window.scrollTo = () => {};
  vi.spyOn(api, 'games').mockResolvedValue([AJILEY, UNKNOWN]);
});
afterEach(cleanup);

const created = () => vi.spyOn(api, 'createTable').mockResolvedValue({ code: 'abc' } as CreatedTable);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Crear la mesa' }));

test('every option of the schema is asked for with its usual value and its range, unknown ones by their own title', async () => {
  render(Create);
  const chips = (await screen.findByLabelText(/Fichas iniciales/)) as HTMLInputElement;
  expect(chips.value).toBe('1000');
  expect(screen.getByText(/De 10 a 1,000,000\./)).toBeTruthy();
  expect((screen.getByLabelText('Opción nueva') as HTMLInputElement).value).toBe('3');
  expect((screen.getByLabelText('Permitir recargas') as HTMLInputElement).checked).toBe(true);
  expect((screen.getByLabelText('Asientos') as HTMLSelectElement).value).toBe('6');
  expect(screen.queryByLabelText('Juego')).toBeNull();
});

test('what is sent is what stands in the form, and the maker goes to his table', async () => {
  const create = created();
  render(Create);
  await fireEvent.input(await screen.findByLabelText(/Fichas iniciales/), { target: { value: '2,000' } });
  await fireEvent.input(screen.getByLabelText('Nombre de la mesa'), { target: { value: '  Los  jueves ' } });
  await fireEvent.click(screen.getByLabelText('Permitir recargas'));
  await fireEvent.click(screen.getByRole('radio', { name: /Cualquiera/ }));
  await fireEvent.change(screen.getByLabelText('Asientos'), { target: { value: '4' } });
  await press();
  await vi.waitFor(() => expect(router.route).toEqual({ name: 'table', code: 'abc' }));
  expect(create).toHaveBeenCalledWith({
    game: 'ajiley',
    visibility: 'public',
    seats: 4,
    name: 'Los jueves',
    practice: false,
    options: { starting_chips: 2000, ante: 10, allow_refill: false, from_tomorrow: 3 },
  });
});

test('a number out of range is not sent, and its range is said', async () => {
  const create = created();
  render(Create);
  const ante = await screen.findByLabelText(/Ante/);
  await fireEvent.input(ante, { target: { value: '0' } });
  await press();
  expect(create).not.toHaveBeenCalled();
  expect(ante.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Escribe un número entero de 1 a 1,000,000.')).toBeTruthy();
});

test('options that the server refuses together are marked and named', async () => {
  const reason = 'options: ante must be at most starting_chips';
  vi.spyOn(api, 'createTable').mockRejectedValue(new ApiError('bad_request', 400, { field: 'options', reason }));
  render(Create);
  const ante = await screen.findByLabelText(/Ante/);
  await fireEvent.input(ante, { target: { value: '5000' } });
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Estos datos no van juntos: Fichas iniciales y Ante. Revísalos.',
  );
  expect(ante.getAttribute('aria-invalid')).toBe('true');
});

test('whoever has no name yet is asked for it first, on the same form', async () => {
  me.user = null;
  const create = created();
  const introduced = vi.spyOn(me, 'introduce').mockResolvedValue({} as User);
  render(Create);
  const name = await screen.findByLabelText('¿Cómo te llamas?');
  await press();
  expect(screen.getByText('Escribe un nombre para seguir.')).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
  await fireEvent.input(name, { target: { value: 'Beto' } });
  await press();
  await vi.waitFor(() => expect(create).toHaveBeenCalled());
  expect(introduced).toHaveBeenCalledWith('Beto');
});
