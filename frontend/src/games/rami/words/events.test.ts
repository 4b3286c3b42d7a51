import { describe, expect, test } from 'vitest';
import { context, expectSentences } from '$lib/testing/sentences';
import type { LaidMeld, RamiEvent } from '../wire';
import { events as en } from './en/events';
import { meldName as enMeld } from './en/melds';
import { events as es } from './es/events';
import { meldName as esMeld } from './es/melds';

const SEVENS: LaidMeld = { id: 1, kind: 'set', cards: ['7S', '7H', '7C'], joker_as: null };
const HEARTS: LaidMeld = { id: 2, kind: 'run', cards: ['10H', 'JH', 'QH', 'JK'], joker_as: 'KH' };
const TENS: LaidMeld = { id: 3, kind: 'set', cards: ['JK', '10S', '10D', '10C'], joker_as: '10H' };
const LOW: LaidMeld = { id: 4, kind: 'run', cards: ['AC', '2C', '3C'], joker_as: null };

/** Those of each kind, as the server sends them. */
const EVENTS: RamiEvent[] = [
  { type: 'hand_started', hand: 1, dealer: 1 },
  { type: 'dealt', seat: 0, count: 2, cards: ['AS', 'JK'] },
  { type: 'dealt', seat: 1, count: 14, cards: null },
  { type: 'turned_up', card: '9D' },
  { type: 'drew', seat: 0, from: 'stock', card: '2C' },
  { type: 'drew', seat: 1, from: 'stock', card: null },
  { type: 'drew', seat: 1, from: 'discard', card: '9D' },
  { type: 'laid', seat: 1, melds: [SEVENS, HEARTS], points: 61 },
  { type: 'went_down', seat: 1, points: 61 },
  { type: 'extended', seat: 1, meld: 1, card: '7D', end: null },
  { type: 'extended', seat: 1, meld: 2, card: '9H', end: 'low' },
  { type: 'extended', seat: 0, meld: 2, card: 'AH', end: 'high' },
  { type: 'joker_swapped', seat: 1, meld: 2, card: 'KH' },
  { type: 'put_back', seat: 0, card: '9D' },
  { type: 'discarded', seat: 1, card: 'QS' },
  { type: 'reshuffled', count: 30 },
  { type: 'hand_won', seat: 0 },
  { type: 'scored', points: [0, 100, 0], totals: [20, 100, 210], hands: { '0': [], '1': ['QS'] } },
  { type: 'eliminated', seat: 1 },
  { type: 'hand_ended', hand: 1 },
  { type: 'left', seat: 1 },
  { type: 'match_ended', ranking: [[0], [1, 2]] },
  { type: 'match_ended', ranking: [[1], [0]] },
];

test.each([
  ['es', es],
  ['en', en],
] as const)('every kind of event is said in one clean sentence in %s', (_, book) => {
  expectSentences(EVENTS, book);
});

describe('sentences', () => {
  const to = context('');

  test('a card drawn from the stock is named to nobody but its owner', () => {
    expect(es.drew({ type: 'drew', seat: 0, from: 'stock', card: 'QS' }, to)).toBe('Robas reina de picas del mazo.');
    expect(es.drew({ type: 'drew', seat: 1, from: 'stock', card: null }, to)).toBe('Beto roba del mazo.');
    expect(en.drew({ type: 'drew', seat: 1, from: 'discard', card: 'QS' }, to)).toBe(
      'Beto takes the queen of spades from the pile.',
    );
  });

  test('melds are named as they are called at a table', () => {
    expect([SEVENS, HEARTS, TENS, LOW].map(esMeld)).toEqual([
      'trío de sietes',
      'escalera de corazones de diez a rey con comodín',
      'cuarteto de dieces con comodín',
      'escalera de tréboles de as a tres',
    ]);
    expect([SEVENS, HEARTS, TENS, LOW].map(enMeld)).toEqual([
      'three sevens',
      'a run of hearts from ten to king with a joker',
      'four tens with a joker',
      'a run of clubs from ace to three',
    ]);
    expect(es.laid({ type: 'laid', seat: 0, melds: [SEVENS, LOW], points: 27 }, to)).toBe(
      'Pones trío de sietes y escalera de tréboles de as a tres: 27 puntos.',
    );
  });

  test('who was out before the hand is not among its points', () => {
    const scored: RamiEvent = {
      type: 'scored',
      points: [0, 100, 0],
      totals: [0, 100, 210],
      hands: { '0': [], '1': ['2S'] },
    };
    expect(es.scored(scored, to)).toBe('Puntos de la mano: Ana 0, Beto 100.');
  });
});
