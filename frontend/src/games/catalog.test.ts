import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Book } from '$lib/i18n/book.svelte';
import type { About, Glossary } from '$lib/i18n/context';
import type { Locale } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { blanks, expectRefusals, paths } from '$lib/testing/sentences';
import { catalog, GAMES, gameOf, isPlayable, nameOf } from './catalog';
import type { GameEntry, Texts } from './entry';

interface Words {
  about: About;
  texts: Texts;
  glossary: Glossary;
}
const read = new Map<Locale, Map<string, Words>>();

const wordsOf = ({ about, texts, glossary }: GameEntry): Words => ({
  about: about.t,
  texts: texts.t,
  glossary: glossary.t,
});

/** Words of all games as a reader of that language has them. */
async function open(locale: Locale): Promise<void> {
  settings.set('language', locale);
  await Book.translate();
  read.set(locale, new Map(GAMES.map((key) => [key, wordsOf(catalog[key])])));
}

beforeAll(async () => {
  await open('en');
  await open('es');
});
afterAll(() => settings.set('language', 'es'));

describe.each(GAMES)('%s', (key) => {
  test('says the same things in both languages, and every one of them in words', () => {
    const es = read.get('es')?.get(key);
    const en = read.get('en')?.get(key);
    expect(paths(en).sort()).toEqual(paths(es).sort());
    expect(blanks(es)).toEqual([]);
    expect(blanks(en)).toEqual([]);
    expect(en).not.toEqual(es);
  });

  test.each(['es', 'en'] as const)('its refusals are clear in %s', (locale) => {
    const words = read.get(locale)?.get(key) as Words;
    expectRefusals(words.texts.errors);
  });

  test('has rules to read in both languages, a board and an end', async () => {
    const { rules, board, end } = catalog[key];
    const parts = await Promise.all([rules.es(), rules.en(), board(), end()]);
    expect(parts.every(({ default: part }) => typeof part === 'function')).toBe(true);
  });
});

test('a game that only the server knows is listed by its key, never offered', () => {
  expect(isPlayable('from_tomorrow')).toBe(false);
  expect(isPlayable('toString')).toBe(false);
  expect(gameOf('from_tomorrow')).toBeNull();
  expect(nameOf('from_tomorrow')).toBe('from_tomorrow');
});
