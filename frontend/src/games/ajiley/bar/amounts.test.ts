import { expect, test } from 'vitest';
import { place, quick, snap, stepped, typed, valueAt } from './amounts';

const limits = { min: 41, max: 990, step: 10 };

test('whatever is chosen stays between the server’s limits', () => {
  for (let placed = 0; placed <= 1000; placed += 7) {
    const value = valueAt(placed, limits);
    expect(value).toBeGreaterThanOrEqual(41);
    expect(value).toBeLessThanOrEqual(990);
    expect(Number.isInteger(value)).toBe(true);
  }
  expect(valueAt(0, limits)).toBe(41);
  expect(valueAt(1000, limits)).toBe(990);
});

test('the slider comes back to where a value was put', () => {
  for (const value of [41, 50, 120, 500, 990]) expect(valueAt(place(value, limits), limits)).toBe(value);
});

test('between the ends only whole steps are given', () => {
  expect(snap(47, limits)).toBe(50);
  expect(snap(44, limits)).toBe(41);
  expect(snap(5000, limits)).toBe(990);
});

test('steps go to the next whole step and stop at the ends', () => {
  expect(stepped(41, 1, limits)).toBe(50);
  expect(stepped(50, 1, limits)).toBe(60);
  expect(stepped(55, -1, limits)).toBe(50);
  expect(stepped(50, -1, limits)).toBe(41);
  expect(stepped(41, -1, limits)).toBe(41);
  expect(stepped(990, 1, limits)).toBe(990);
});

test('quick amounts: the least, half the pot and the pot over what is to be matched', () => {
  expect(quick(90, 40, limits)).toEqual({ min: 41, half: 90, pot: 130 });
  expect(quick(5000, 40, limits)).toEqual({ min: 41, half: 990, pot: 990 });
});

test('when only one amount is possible it is the one', () => {
  const one = { min: 5, max: 5, step: 10 };
  expect(valueAt(300, one)).toBe(5);
  expect(place(5, one)).toBe(1000);
  expect(quick(100, 0, one)).toEqual({ min: 5, half: 5, pot: 5 });
});

test('typed numbers may carry the marks of thousands; anything else is none', () => {
  expect(typed('1.200')).toBe(1200);
  expect(typed(' 1,200 ')).toBe(1200);
  expect(typed('')).toBeNull();
  expect(typed('-5')).toBeNull();
  expect(typed('1e3')).toBeNull();
});
