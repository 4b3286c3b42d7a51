import { describe, expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { adminWords } from './admin';
import { admin as adminEn } from './en/admin';
import { purse as purseEn } from './en/purse';
import { admin as adminEs } from './es/admin';
import { purse as purseEs } from './es/purse';
import { i18n } from './index.svelte';

const AREAS = { admin: [adminEs, adminEn], purse: [purseEs, purseEn] } as const;

/** Paths of all texts and functions of a dictionary. */
function paths(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, `${at}.${key}`));
}

/** The texts, functions called with plain arguments. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('5', '6', '7'))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe.each(Object.entries(AREAS))('the words of %s', (_name, [es, en]) => {
  test('are the same in both languages, none of them empty', () => {
    expect(paths(es).sort()).toEqual(paths(en).sort());
    for (const text of [...texts(es), ...texts(en)]) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });
});

test('the desk changes its language with the page', async () => {
  await adminWords.load();
  expect(adminWords.now?.title).toBe('Administración');
  settings.set('language', 'en');
  await i18n.load();
  expect(adminWords.now?.title).toBe('Administration');
  settings.set('language', 'es');
  await i18n.load();
});
