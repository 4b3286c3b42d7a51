import { expect, test } from 'vitest';
import { actsAt, fitting } from './choices';
import type { RamiLegal } from './wire';

const legal: RamiLegal = {
  extend: {
    choices: [
      { card: '8C', meld: 0, ends: ['high'] },
      { card: 'JK', meld: 0, ends: ['low', 'high'] },
      { card: '7D', meld: 1, ends: [] },
    ],
  },
  swap_joker: { choices: [{ card: '7H', meld: 1 }] },
};

test('a card that fits one end goes there without a question', () => {
  expect(actsAt(legal, '8C', 0)).toEqual([{ type: 'extend', meld: 0, card: '8C', end: 'high' }]);
});

test('a card that fits both ends may go to either', () => {
  expect(actsAt(legal, 'JK', 0).map((act) => 'end' in act && act.end)).toEqual(['low', 'high']);
});

test('a set has no ends', () => {
  expect(actsAt(legal, '7D', 1)).toEqual([{ type: 'extend', meld: 1, card: '7D' }]);
});

test('the card of a joker is swapped for it', () => {
  expect(actsAt(legal, '7H', 1)).toEqual([{ type: 'swap_joker', meld: 1, card: '7H' }]);
});

test('what is not offered is not done', () => {
  expect(actsAt(legal, '8C', 1)).toEqual([]);
  expect(actsAt({}, '8C', 0)).toEqual([]);
});

test('cards with a place on the table are told once each', () => {
  expect(fitting(legal)).toEqual(['8C', 'JK', '7D', '7H']);
});
