// For tests of words: a reader in seat 0 of three, and what every sentence must be.
import { expect } from 'vitest';
import type { SentenceContext } from '$lib/i18n/context';

export const context = (game: string): SentenceContext => ({
  game: () => game,
  name: (seat) => ['Ana', 'Beto', 'Carla'][seat] ?? '?',
  isMe: (seat) => seat === 0,
  chips: (amount) => String(amount),
});

/** Each event, one of each kind that the book knows, is said in one clean sentence. */
export function expectSentences(events: readonly { type: string }[], book: object): void {
  const say = book as Record<string, (event: object, context: SentenceContext) => string>;
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(book)));
  for (const event of events) {
    const sentence = say[event.type]?.(event, context('')) ?? '';
    expect(sentence, event.type).toMatch(/^[\p{Lu}¡¿].+\.$/u);
    expect(sentence, event.type).not.toMatch(/undefined|null|NaN|\[object|\?/);
  }
}

/** Each refusal has a sentence of its own, with and without data. */
export function expectRefusals(errors: Record<string, (data: Readonly<Record<string, unknown>>) => string>): void {
  const plain = Object.values(errors).map((say) => say({}));
  const full = Object.values(errors).map((say) =>
    say({
      amount: 25,
      min: 25,
      max: 25,
      needed: 25,
      points: 20,
      pending: 4,
      seats: [1],
      field: 'name',
      reason: 'joker_as',
    }),
  );
  for (const sentence of [...plain, ...full]) {
    expect(sentence).toMatch(/^\p{Lu}.{15,}\.$/u);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
  }
  expect(new Set(plain).size).toBe(plain.length);
}

/** Paths of all texts and functions of a dictionary. */
export function paths(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, `${at}.${key}`));
}

/** Paths of the texts that say nothing. */
export function blanks(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => blanks(inner, `${at}.${key}`));
}
