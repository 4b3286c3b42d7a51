import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { News } from './news.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('cards that somebody had to draw are told at his seat for a moment', () => {
  const news = new News();
  news.tell([
    { type: 'jodete_called', seat: 0, target: 2, penalty: 5 },
    { type: 'drew', seat: 2, count: 5, why: 'penalty', cards: null },
  ]);
  expect(news.at[0]?.text).toBe('¡Jodete!');
  expect(news.at[2]).toMatchObject({ look: 'draw', text: '+5 castigo' });
  vi.advanceTimersByTime(3_000);
  expect(news.at).toEqual({});
});

test('his own draw of a turn is nothing to be told', () => {
  const news = new News();
  news.tell([{ type: 'drew', seat: 1, count: 1, why: 'turn', cards: null }]);
  expect(news.at).toEqual({});
});

test('the word for the last card is told whether it came with the card or afterwards', () => {
  const news = new News();
  news.tell([{ type: 'played', seat: 0, card: '3O', last_card: true }]);
  news.tell([{ type: 'said_last_card', seat: 1 }]);
  news.tell([{ type: 'played', seat: 2, card: '4O', last_card: false }]);
  expect(Object.values(news.at).map(({ text }) => text)).toEqual(['¡Me queda una!', '¡Me queda una!']);
});

test('what comes later stands longer than what came before it', () => {
  const news = new News();
  news.tell([{ type: 'passed', seat: 1 }]);
  vi.advanceTimersByTime(2_000);
  news.tell([{ type: 'skipped', seat: 1 }]);
  vi.advanceTimersByTime(2_000);
  expect(news.at[1]?.text).toBe('Pierde el turno');
});
