import { expect, test } from 'vitest';
import { mano } from './mano';

test('the mano is the first still in the hand from the dealer’s right, the dealer himself last', () => {
  expect(mano(2, [true, true, true])).toBe(0);
  expect(mano(0, [true, false, true])).toBe(2);
  expect(mano(1, [false, true, false])).toBe(1);
  expect(mano(1, [false, false, false])).toBeNull();
});
