import { expect, test } from 'vitest';
import { context, expectSentences } from '$lib/testing/sentences';
import type { JodeteEvent } from '../wire';
import { events as en } from './en/events';
import { events as es } from './es/events';

/** One of each kind, as the server sends them. */
const EVENTS: JodeteEvent[] = [
  { type: 'hand_started', hand: 1, dealer: 1 },
  { type: 'dealt', seat: 1, count: 7, cards: null },
  { type: 'turned_up', card: '5O', buried: 1 },
  { type: 'played', seat: 1, card: '5C', last_card: true },
  { type: 'drew', seat: 1, count: 2, why: 'two', cards: null },
  { type: 'skipped', seat: 1 },
  { type: 'direction_turned', direction: -1 },
  { type: 'sum_grew', pending: 4 },
  { type: 'said_last_card', seat: 1 },
  { type: 'jodete_called', seat: 1, target: 0, penalty: 5 },
  { type: 'passed', seat: 1 },
  { type: 'reshuffled', count: 30 },
  { type: 'hand_won', seat: 1 },
  { type: 'scored', points: [10, -10, 33], totals: [10, -10, 33] },
  { type: 'hand_ended', hand: 1 },
  { type: 'left', seat: 1 },
  { type: 'match_ended', ranking: [[1], [0], [2]] },
];

const BOOKS = [
  ['es', es],
  ['en', en],
] as const;

test.each(BOOKS)('every kind of event is said in one clean sentence in %s', (_, book) => {
  expectSentences(EVENTS, book);
});

test.each(BOOKS)('own draws tell the cards, others only how many, in %s', (_, { drew }) => {
  const to = context('');
  expect(drew({ type: 'drew', seat: 0, count: 1, why: 'turn', cards: ['7O'] }, to)).toMatch(
    /siete de oros|seven of coins/,
  );
  expect(drew({ type: 'drew', seat: 1, count: 5, why: 'penalty', cards: null }, to)).toMatch(/5/);
  expect(drew({ type: 'drew', seat: 1, count: 0, why: 'sota', cards: null }, to)).not.toMatch(/0/);
});

test('the card and what it does bear one English name: joker', () => {
  const to = context('');
  expect(en.played({ type: 'played', seat: 1, card: 'JK', last_card: false }, to)).toMatch(/joker/);
  expect(en.drew({ type: 'drew', seat: 1, count: 1, why: 'comodin', cards: null }, to)).toMatch(/for the joker/);
});
