import { describe, expect, test } from 'vitest';
import type { GameEvent, Locale } from '$lib/protocol';
import type { SentenceContext } from './context';
import { en } from './en';
import { ERROR_CODES } from './error-codes';
import { es } from './es';
import { TERMS } from './glossary-terms';
import { i18n, preferred } from './index.svelte';

const DICTIONARIES = { es, en };
const context: SentenceContext = {
  game: () => 'ajiley',
  name: (seat) => ['Ana', 'Beto', 'Carla'][seat] ?? '?',
  isMe: (seat) => seat === 0,
  chips: (amount) => String(amount),
};

/** One of each kind, as the server sends them. */
const EVENTS: GameEvent[] = [
  { type: 'hand_started', hand: 3, dealer: 1 },
  { type: 'ante', seat: 1, amount: 10, all_in: false },
  { type: 'dealt', seat: 0, count: 2, cards: ['7O', '1E'] },
  { type: 'betting_started', round: 1 },
  { type: 'checked', seat: 1 },
  { type: 'bet', seat: 1, amount: 50, all_in: true },
  { type: 'called', seat: 1, amount: 50, all_in: false },
  { type: 'raised', seat: 1, to: 80, amount: 30, all_in: false },
  { type: 'folded', seat: 1 },
  { type: 'returned', seat: 1, amount: 5 },
  { type: 'draw_started' },
  { type: 'threw', seat: 1, count: 2, cards: null },
  { type: 'reshuffled', count: 9 },
  { type: 'shown', seat: 1, cards: ['1O', '2O', '4O', '11O', '6B'], points: 41, suit: 'O' },
  { type: 'pot_won', winner: 1, amount: 230, points: 41, by: 'mano' },
  { type: 'refilled', seat: 1, amount: 1000 },
  { type: 'left', seat: 1 },
  { type: 'hand_ended', hand: 3 },
  { type: 'match_ended', ranking: [[0, 2], [1]] },
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

/** Paths of all texts and functions of a dictionary. */
function paths(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, `${at}.${key}`));
}

describe.each(['es', 'en'] as const)('the dictionary in %s', (locale: Locale) => {
  const t = DICTIONARIES[locale];

  test('has the same entries as the other one, none of them empty', () => {
    expect(paths(t).sort()).toEqual(paths(DICTIONARIES[locale === 'es' ? 'en' : 'es']).sort());
    const blank = (value: unknown): boolean =>
      typeof value === 'string'
        ? value.trim() === ''
        : typeof value === 'object' && value !== null && Object.values(value).some(blank);
    expect(blank(t)).toBe(false);
  });

  test.each(ERROR_CODES)('%s has a sentence of its own, with and without data', (code) => {
    const sentence = t.errors[code]({});
    expect(sentence).toMatch(/^\p{Lu}.{15,}\.$/u);
    const full = t.errors[code]({ amount: 25, min: 25, max: 25, needed: 25, seats: [1], field: 'name' });
    expect(full).toMatch(/^\p{Lu}.{15,}\.$/u);
    expect(`${sentence}${full}`).not.toMatch(/undefined|null|NaN|\[object/);
    const others = ERROR_CODES.filter((other) => other !== code).map((other) => t.errors[other]({}));
    expect(others).not.toContain(sentence);
  });

  test('every kind of event is said in one clean sentence', () => {
    const book: Record<string, unknown> = { ...t.events.table, ...t.events.ajiley };
    expect(EVENTS.map((event) => event.type).sort()).toEqual(Object.keys(book).sort());
    for (const event of EVENTS) {
      const say = book[event.type] as (e: GameEvent, c: SentenceContext) => string;
      const sentence = say(event, context);
      expect(sentence, event.type).toMatch(/^[\p{Lu}¡¿].+\.$/u);
      expect(sentence, event.type).not.toMatch(/undefined|null|NaN|\[object|\?/);
    }
  });

  test('every term has a word and a line', () => {
    expect(Object.keys(t.glossary.terms).sort()).toEqual([...TERMS].sort());
  });
});

describe('sentences', () => {
  test('the reader is spoken to, the others are spoken of', () => {
    expect(es.events.ajiley.bet({ type: 'bet', seat: 0, amount: 50, all_in: false }, context)).toBe('Apuestas 50.');
    expect(es.events.ajiley.bet({ type: 'bet', seat: 1, amount: 50, all_in: false }, context)).toBe('Beto apuesta 50.');
    expect(en.events.ajiley.raised({ type: 'raised', seat: 1, to: 80, amount: 30, all_in: true }, context)).toBe(
      'Beto raises to 80, all-in.',
    );
  });

  test('why a pot was won is said', () => {
    const won = { type: 'pot_won', winner: 1, amount: 230 } as const;
    expect(es.events.ajiley.pot_won({ ...won, points: null, by: 'folds' }, context)).toBe(
      'Beto gana 230: nadie más siguió.',
    );
    expect(es.events.ajiley.pot_won({ ...won, points: 41, by: 'mano' }, context)).toBe(
      'Beto gana 230 con 41 puntos: hubo empate y decide la mano.',
    );
    expect(es.events.ajiley.pot_won({ ...won, points: 51, by: 'points' }, context)).toBe(
      'Beto gana 230 con 51 puntos.',
    );
  });

  test('cards are named as they are called', () => {
    expect(es.cards.name('7O')).toBe('siete de oros');
    expect(en.cards.name('12B')).toBe('king of clubs');
    expect(es.cards.list(['1E', '10C'])).toBe('as de espadas y sota de copas');
  });

  test('a kind of event or refusal from a newer server does not break the page', () => {
    expect(i18n.event({ type: 'from_tomorrow' } as unknown as GameEvent, context)).toBeNull();
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
