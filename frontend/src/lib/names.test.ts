import { expect, test } from 'vitest';
import { isName, tidyName } from './names';

test.each(['A', 'María Fernanda', 'x'.repeat(20), '😀'.repeat(20), '  Beto  '])('"%s" is a name', (text) => {
  expect(isName(text)).toBe(true);
});

test.each(['', '   ', 'x'.repeat(21)])('"%s" is none', (text) => {
  expect(isName(text)).toBe(false);
});

test('spaces around and doubled are taken out, letters composed', () => {
  expect(tidyName('  Jose\u0301   Luis ')).toBe('José Luis');
});
