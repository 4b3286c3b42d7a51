import { expect, test } from 'vitest';
import { trips } from './chipflights';

test('what is put in goes to the pot, what is won or not matched comes from it', () => {
  expect(
    trips([
      { type: 'ante', seat: 0, amount: 10, all_in: false },
      { type: 'raised', seat: 2, to: 80, amount: 70, all_in: false },
      { type: 'returned', seat: 2, amount: 40 },
      { type: 'pot_won', winner: 1, amount: 120, points: null, by: 'folds' },
    ]),
  ).toEqual([
    { from: 'seat-0', to: 'pot' },
    { from: 'seat-2', to: 'pot' },
    { from: 'pot', to: 'seat-2' },
    { from: 'pot', to: 'seat-1' },
  ]);
});

test('checking, folding and showing move no chips', () => {
  expect(
    trips([
      { type: 'checked', seat: 0 },
      { type: 'folded', seat: 1 },
    ]),
  ).toEqual([]);
});
