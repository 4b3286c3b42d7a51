import { describe, expect, test } from 'vitest';
import { context, expectSentences } from '$lib/testing/sentences';
import type { AjileyEvent } from '../wire';
import { events as en } from './en/events';
import { events as es } from './es/events';

/** One of each kind, as the server sends them. */
const EVENTS: AjileyEvent[] = [
  { type: 'hand_started', hand: 3, dealer: 1 },
  { type: 'ante', seat: 1, amount: 10, all_in: false },
  { type: 'dealt', seat: 0, count: 2, cards: ['7O', '1E'] },
  { type: 'betting_started', round: 1 },
  { type: 'checked', seat: 1 },
  { type: 'bet', seat: 1, amount: 50, all_in: true },
  { type: 'called', seat: 1, amount: 50, all_in: false },
  { type: 'raised', seat: 1, to: 80, amount: 30, all_in: false },
  { type: 'folded', seat: 1 },
  { type: 'returned', seat: 1, amount: 5 },
  { type: 'draw_started' },
  { type: 'threw', seat: 1, count: 2, cards: null },
  { type: 'reshuffled', count: 9 },
  { type: 'shown', seat: 1, cards: ['1O', '2O', '4O', '11O', '6B'], points: 41, suit: 'O' },
  { type: 'pot_won', winner: 1, amount: 230, points: 41, by: 'mano' },
  { type: 'refilled', seat: 1, amount: 1000 },
  { type: 'left', seat: 1 },
  { type: 'hand_ended', hand: 3 },
  { type: 'match_ended', ranking: [[0, 2], [1]] },
];

test.each([
  ['es', es],
  ['en', en],
] as const)('every kind of event is said in one clean sentence in %s', (_, book) => {
  expectSentences(EVENTS, book);
});

describe('sentences', () => {
  const to = context('');

  test('the reader is spoken to, the others are spoken of', () => {
    expect(es.bet({ type: 'bet', seat: 0, amount: 50, all_in: false }, to)).toBe('Apuestas 50.');
    expect(es.bet({ type: 'bet', seat: 1, amount: 50, all_in: false }, to)).toBe('Beto apuesta 50.');
    expect(en.raised({ type: 'raised', seat: 1, to: 80, amount: 30, all_in: true }, to)).toBe(
      'Beto raises to 80, all-in.',
    );
  });

  test('why a pot was won is said', () => {
    const won = { type: 'pot_won', winner: 1, amount: 230 } as const;
    expect(es.pot_won({ ...won, points: null, by: 'folds' }, to)).toBe('Beto gana 230: nadie más siguió.');
    expect(es.pot_won({ ...won, points: 41, by: 'mano' }, to)).toBe(
      'Beto gana 230 con 41 puntos: hubo empate y decide la mano.',
    );
    expect(es.pot_won({ ...won, points: 51, by: 'points' }, to)).toBe('Beto gana 230 con 51 puntos.');
  });
});
