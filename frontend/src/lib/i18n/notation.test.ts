import { expect, test } from 'vitest';
import { notation } from './notation';

test.each([
  ['es', ['es-VE', 'es', 'en'], 'es-VE'],
  ['es', ['en-US', 'es-MX'], 'es-MX'],
  ['es', ['es'], 'es-419'],
  ['es', ['de-DE'], 'es-419'],
  ['es', ['es-NOT A TAG'], 'es-419'],
  ['en', ['es-VE', 'en-GB'], 'en-GB'],
  ['en', ['es-VE'], 'en'],
] as const)('in %s, who reads %j sees the notation of %s', (locale, languages, expected) => {
  expect(notation(locale, languages)).toBe(expected);
});

test('a thousand chips are written as at home', () => {
  const written = (languages: string[]) =>
    new Intl.NumberFormat(notation('es', languages), { useGrouping: true }).format(1000);
  expect(written(['es-VE'])).toBe('1.000');
  expect(written(['es-MX'])).toBe('1,000');
});
