import { expect, test } from 'vitest';
import { orders } from './variants';

test('cards without joker and ace can lie in one order only', () => {
  expect(orders(['7H', '5H', '6H'])).toEqual([['5H', '6H', '7H']]);
});

test('a joker may lie at either end of different ranks', () => {
  expect(orders(['JK', '6H', '5H'])).toEqual([
    ['5H', '6H', 'JK'],
    ['JK', '5H', '6H'],
  ]);
});

test('among equal ranks the place of the joker says nothing', () => {
  expect(orders(['JK', '7H', '7S'])).toEqual([['7S', '7H', 'JK']]);
});

test('an ace may be low or high', () => {
  expect(orders(['KS', 'AS', 'QS'])).toEqual([
    ['AS', 'QS', 'KS'],
    ['QS', 'KS', 'AS'],
  ]);
});

test('two aces may lie at both ends', () => {
  expect(orders(['AS', '2S', 'AS'])).toContainEqual(['AS', '2S', 'AS']);
});

test('aces alone are one order', () => {
  expect(orders(['AS', 'AH', 'AD'])).toEqual([['AS', 'AH', 'AD']]);
});

test('every order holds exactly the cards that were given', () => {
  const cards = ['AS', 'JK', '2S', 'AS', 'KS'];
  for (const order of orders(cards)) expect([...order].sort()).toEqual([...cards].sort());
});
