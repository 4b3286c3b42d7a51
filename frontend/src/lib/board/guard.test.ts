import { expect, test } from 'vitest';
import { Guard } from './guard';

function at(): { guard: Guard; pass: (ms: number) => void } {
  let now = 1000;
  return {
    guard: new Guard(() => now),
    pass: (ms) => {
      now += ms;
    },
  };
}

test('a tap within 300 ms after the meaning changed is ignored', () => {
  const { guard, pass } = at();
  guard.means('check');
  pass(299);
  expect(guard.settling).toBe(true);
  pass(1);
  expect(guard.settling).toBe(false);
});

test('the same meaning told again does not make the buttons wait again', () => {
  const { guard, pass } = at();
  guard.means('call 40');
  pass(1000);
  guard.means('call 40');
  expect(guard.settling).toBe(false);
  guard.means('call 80');
  expect(guard.settling).toBe(true);
});
