import { describe, expect, test } from 'vitest';
import type { GameEvent, TableEvent } from '$lib/protocol';
import { blanks, context, expectRefusals, expectSentences, paths } from '$lib/testing/sentences';
import { en } from './en';
import { cards as englishCards } from './en/cards';
import { checking as enChecking } from './en/checking';
import { choices as enChoices } from './en/choices';
import { create as enCreate } from './en/create';
import { glossary as enGlossary } from './en/glossary';
import { people as enPeople } from './en/people';
import { start as enStart } from './en/start';
import { ERROR_CODES } from './error-codes';
import { es } from './es';
import { cards, french } from './es/cards';
import { checking as esChecking } from './es/checking';
import { choices as esChoices } from './es/choices';
import { create as esCreate } from './es/create';
import { glossary as esGlossary } from './es/glossary';
import { people as esPeople } from './es/people';
import { start as esStart } from './es/start';
import { i18n } from './index.svelte';
import { preferred } from './language.svelte';

/** One of each kind, as the server sends them. */
const EVENTS: TableEvent[] = [
  { type: 'sat', seat: 1, name: 'Beto' },
  { type: 'stood', seat: 1, name: 'Beto' },
  { type: 'bot_added', seat: 2, name: 'Lola' },
  { type: 'bot_removed', seat: 2, name: 'Lola' },
  { type: 'kicked', seat: 1, name: 'Beto' },
  { type: 'host_changed', user_id: 'u', name: 'Beto' },
  { type: 'match_started', number: 1, practice: true },
  { type: 'timed_out', seat: 1 },
  { type: 'went_absent', seat: 1 },
  { type: 'came_back', seat: 1 },
  { type: 'parked' },
  { type: 'resumed' },
  { type: 'match_voided' },
  { type: 'match_abandoned' },
  { type: 'frozen' },
  { type: 'link_changed' },
];

test('all words are there in both languages, and every one of them says something', () => {
  const spanish = {
    ...es,
    start: esStart,
    choices: esChoices,
    checking: esChecking,
    create: esCreate,
    glossary: esGlossary,
    people: esPeople,
  };
  const english = {
    ...en,
    start: enStart,
    choices: enChoices,
    checking: enChecking,
    create: enCreate,
    glossary: enGlossary,
    people: enPeople,
  };
  expect(paths(english).sort()).toEqual(paths(spanish).sort());
  expect(blanks(spanish)).toEqual([]);
  expect(blanks(english)).toEqual([]);
});

describe.each([
  ['es', es],
  ['en', en],
] as const)('the dictionary in %s', (_, t) => {
  test('each refusal has a sentence of its own', () => {
    expect(Object.keys(t.errors).sort()).toEqual([...ERROR_CODES].sort());
    expectRefusals(t.errors);
  });

  test('every kind of event is said in one clean sentence', () => {
    expectSentences(EVENTS, t.events);
  });
});

describe('sentences', () => {
  test('cards are named as they are called', () => {
    expect(cards.name('7O')).toBe('siete de oros');
    expect(englishCards.name('12B')).toBe('king of clubs');
    expect(french.name('2C')).toBe('dos de tréboles');
    expect(cards.list(['1E', '10C'])).toBe('as de espadas y sota de copas');
  });

  test('a kind of event or refusal from a newer server does not break the page', () => {
    expect(i18n.event({ type: 'from_tomorrow' } as unknown as GameEvent, context('from_tomorrow'))).toBeNull();
    expect(i18n.error('from_tomorrow')).toBe(es.errors.unknown({}));
  });
});

describe('the language', () => {
  test.each([
    [['es-VE', 'en'], 'es'],
    [['en-GB'], 'en'],
    [['fr', 'en-US', 'es'], 'en'],
    [['fr', 'de'], 'es'],
    [[], 'es'],
  ] as const)('%j reads %s', (languages, locale) => {
    expect(preferred(languages)).toBe(locale);
  });

  test('numbers are grouped and signed', () => {
    expect(i18n.number(1_234_567)).toBe('1,234,567');
    expect(i18n.number(1000)).toBe('1,000');
    expect(i18n.signed(-50)).toBe('−50');
    expect(i18n.signed(1000)).toBe('+1,000');
    expect(i18n.chips(1)).toBe('1 ficha');
    expect(i18n.chips(2500)).toBe('2,500 fichas');
  });
});
