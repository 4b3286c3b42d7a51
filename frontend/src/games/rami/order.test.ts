import { expect, test } from 'vitest';
import { codesOf, inOrderOf, moved, reconciled, shifted, sorted } from './order';

test('by suit the colours take turns and jokers come last', () => {
  expect(sorted(['JK', '2D', 'AS', 'KC', '3H', '2S'], 'suit')).toEqual(['AS', '2S', '3H', 'KC', '2D', 'JK']);
});

test('by rank equal ranks lie together', () => {
  expect(sorted(['KC', '2D', 'AS', '2S', '10H'], 'rank')).toEqual(['AS', '2S', '2D', '10H', 'KC']);
});

test('cards that stay keep their places, new ones come last', () => {
  expect(reconciled(['KC', 'AS', '2D'], ['2D', '5H', 'KC'])).toEqual(['KC', '2D', '5H']);
});

test('a twin gets a key of its own', () => {
  expect(reconciled([], ['AS', 'AS', 'JK', 'JK', 'JK'])).toEqual(['AS', 'AS·2', 'JK', 'JK·2', 'JK·3']);
  expect(reconciled(['AS·2'], ['AS', 'AS'])).toEqual(['AS·2', 'AS']);
});

test('of twins the one that was played goes', () => {
  expect(reconciled(['AS', '3H', 'AS·2'], ['AS', '3H'], ['AS'])).toEqual(['3H', 'AS·2']);
  expect(reconciled(['AS', '3H', 'AS·2'], ['AS', '3H'])).toEqual(['AS', '3H']);
});

test('an order of codes is taken over, and what it does not name comes last', () => {
  expect(inOrderOf(['AS', '2D', 'AS·2', '9C'], ['2D', 'AS', '7H'])).toEqual(['2D', 'AS', 'AS·2', '9C']);
});

test('cards move together before another card, or to the end', () => {
  const order = ['AS', '2S', '3S', '4S', '5S'];
  expect(moved(order, ['5S', '2S'], 'AS')).toEqual(['2S', '5S', 'AS', '3S', '4S']);
  expect(moved(order, ['2S'], null)).toEqual(['AS', '3S', '4S', '5S', '2S']);
  expect(moved(order, ['2S', '3S'], '2S')).toEqual(order);
});

test('a shift goes one place, and stops at the edge', () => {
  const order = ['AS', '2S', '3S', '4S'];
  expect(shifted(order, order, ['3S'], -1)).toEqual(['AS', '3S', '2S', '4S']);
  expect(shifted(order, order, ['3S'], 1)).toEqual(['AS', '2S', '4S', '3S']);
  expect(shifted(order, order, ['AS'], -1)).toEqual(order);
  expect(shifted(order, order, ['4S'], 1)).toEqual(order);
});

test('what lies apart comes together first', () => {
  const order = ['AS', '2S', '3S', '4S', '5S'];
  const together = shifted(order, order, ['2S', '5S'], 1);
  expect(together).toEqual(['AS', '2S', '5S', '3S', '4S']);
  expect(shifted(together, together, ['2S', '5S'], 1)).toEqual(['AS', '3S', '2S', '5S', '4S']);
});

test('a shift skips the cards that lie on the bench', () => {
  expect(shifted(['AS', '2S', '3S', '4S'], ['AS', '3S', '4S'], ['4S'], -1)).toEqual(['AS', '2S', '4S', '3S']);
});

test('codes of keys are those of the wire', () => {
  expect(codesOf(['AS', 'AS·2', 'JK·3'])).toEqual(['AS', 'AS', 'JK']);
});
