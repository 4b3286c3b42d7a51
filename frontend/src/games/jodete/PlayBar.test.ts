import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '$lib/i18n/index.svelte';
import { TableStore } from '$lib/table.svelte';
import { toasts } from '$lib/toasts.svelte';
import PlayBar from './PlayBar.svelte';
import type { JodeteGame, JodeteLegal } from './wire';

beforeEach(async () => {
  vi.useFakeTimers();
  await i18n.load();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const seat = (hand: string[] | null, size: number) => ({
  hand_size: size,
  hand,
  total: 0,
  said: false,
  called: false,
  out: false,
});

function bar(legal: JodeteLegal, more: Partial<JodeteGame> = {}, chosen: string | null = null, held = 3) {
  const game: JodeteGame = {
    phase: 'playing',
    hand: 1,
    dealer: 1,
    turn: 0,
    stock: 30,
    ranking: null,
    result: null,
    top: '5O',
    direction: 1,
    pending: 0,
    owed: false,
    drawn: false,
    seats: [seat(['5C', '1B', '9E'], held), seat(null, 4)],
    ...more,
  };
  const store = new TableStore('code');
  store.version = 4;
  store.game = game;
  store.you = { seat: 0, role: 'player', legal: { ...legal }, may: [], order: null, score: null };
  const [onplay, onact, onoutofturn] = [vi.fn(), vi.fn(), vi.fn()];
  render(PlayBar, { store, game, chosen, held, onplay, onact, onoutofturn });
  vi.advanceTimersByTime(400);
  return { onplay, onact, onoutofturn };
}

const allowed = () =>
  screen
    .getAllByRole('button')
    .filter((one) => one.getAttribute('aria-disabled') === 'false')
    .map((one) => one.textContent?.trim());

test('only what the server offers is lit', () => {
  bar({ draw: { count: 1 }, jodete: { seats: [1] } });
  expect(allowed()).toEqual(['Robar']);
});

test('a pending sum is taken with its figure', async () => {
  const { onact } = bar({ draw: { count: 4 } }, { pending: 4 });
  await fireEvent.click(screen.getByRole('button', { name: /^Tomar/ }));
  expect(onact).toHaveBeenCalledWith({ type: 'draw' });
  expect(screen.getByText(/No tienes un 2/)).toBeTruthy();
});

test('a chosen card that fits is played, with the word when it is the last but one', async () => {
  const { onplay } = bar({ play: { cards: ['5C'] } }, {}, '5C', 2);
  await fireEvent.click(screen.getByRole('button', { name: 'Jugar' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Me queda una' }));
  expect(onplay.mock.calls).toEqual([[false], [true]]);
});

test('the word may be said afterwards while the server offers it', async () => {
  const { onact } = bar({ say_last_card: {} }, { turn: 1 }, null, 1);
  await fireEvent.click(screen.getByRole('button', { name: 'Me queda una' }));
  expect(onact).toHaveBeenCalledWith({ type: 'say_last_card' });
});

test('off turn nothing is lit and the bar tells whose turn it is', () => {
  bar({ jodete: { seats: [1] } }, { turn: 1 });
  expect(allowed()).toEqual([]);
  expect(screen.getByText(/^Juega /)).toBeTruthy();
});

test('a card out of turn is asked for by its own entry, says what it costs, and is never the ordinary button', async () => {
  const { onplay, onoutofturn } = bar({ jodete: { seats: [1] } }, { turn: 1 }, '5C');
  await fireEvent.click(screen.getByRole('button', { name: 'Jugar' }));
  await fireEvent.click(screen.getByRole('button', { name: /fuera de turno/ }));
  vi.advanceTimersByTime(400);
  expect(screen.getByRole('alertdialog').textContent).toContain('robas 2 cartas');
  expect(onoutofturn).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Sí, robar 2' }));
  expect(onoutofturn).toHaveBeenCalledOnce();
  expect(onplay).not.toHaveBeenCalled();
});

test('a confirmation that comes right after the question is not taken', async () => {
  const { onoutofturn } = bar({ jodete: { seats: [1] } }, { turn: 1 }, '5C');
  await fireEvent.click(screen.getByRole('button', { name: /fuera de turno/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'Sí, robar 2' }));
  expect(onoutofturn).not.toHaveBeenCalled();
});

test('on turn there is no way to play out of turn', () => {
  bar({ play: { cards: ['5C'] } }, {}, '5C');
  expect(screen.queryByRole('button', { name: /fuera de turno/ })).toBeNull();
});

test('drawing with a card that fits is refused with the rule', async () => {
  bar({ play: { cards: ['5C'] } });
  toasts.list = [];
  await fireEvent.click(screen.getByRole('button', { name: 'Robar' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Paso' }));
  expect(toasts.list.map(({ text }) => text)).toEqual(['Tienes una carta que va: juégala.']);
});
