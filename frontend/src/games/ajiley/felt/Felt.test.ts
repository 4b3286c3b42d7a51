import { cleanup, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Flights } from '$lib/cards/flights';
import { situations } from '../fixtures/situations';
import { staged } from '../fixtures/staged';
import Felt from './Felt.svelte';

/** There is no layout here, so nothing is ever measured. */
class Unmeasured {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Unmeasured);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cards = createRawSnippet(() => ({ render: () => '<span>hand</span>' }));

function seats(key: string): string[] {
  const situation = situations[key] as (typeof situations)[string];
  const game = situation.frame.game as NonNullable<typeof situation.frame.game>;
  render(Felt, { store: staged(situation), game, flights: new Flights(), cards });
  const list = screen.getByRole('list', { name: 'Asientos, en orden de juego' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.unseen')?.textContent?.trim() ?? '');
}

test('the others are listed in playing order, beginning at the viewer’s right', () => {
  const names = seats('free-7').map((sentence) => sentence.split(',')[0]);
  expect(names).toEqual(['Abuela Carmen', 'Mateo', 'Tío Paco', 'Ximena', 'Doña Inés', 'Nico']);
});

test('a seat says in one sentence all that is drawn of it', () => {
  const [one, two, three, four] = seats('others-5');
  expect(one).toBe('Abuela Carmen, 990 fichas, apuesta 40, puesto en la mano: 90, Sin red, Mano, 5 cartas');
  expect(two).toBe('Mateo, bot, 0 fichas, apuesta 120, puesto en la mano: 170, Resto, 5 cartas');
  expect(three).toContain('Retirado');
  expect(four).toContain('le toca');
});

test('a watcher sees everybody, the first seat at the bottom', () => {
  const names = seats('watcher').map((sentence) => sentence.split(',')[0]);
  expect(names).toEqual(['Abuela Carmen', 'Mateo', 'Tío Paco']);
  expect(screen.getByText(/^Lucía, /)).toBeTruthy();
});
