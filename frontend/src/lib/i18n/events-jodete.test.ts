import { describe, expect, test } from 'vitest';
import type { JodeteEvent } from '$lib/protocol';
import type { SentenceContext } from './context';
import { en } from './en';
import { es } from './es';

const context: SentenceContext = {
  game: () => 'jodete',
  name: (seat) => ['Ana', 'Beto', 'Carla'][seat] ?? '?',
  isMe: (seat) => seat === 0,
  chips: (amount) => String(amount),
};

/** One of each kind, as the server sends them. */
const EVENTS: JodeteEvent[] = [
  { type: 'hand_started', hand: 1, dealer: 1 },
  { type: 'dealt', seat: 1, count: 7, cards: null },
  { type: 'turned_up', card: '5O', buried: 1 },
  { type: 'played', seat: 1, card: '5C', last_card: true },
  { type: 'drew', seat: 1, count: 2, why: 'two', cards: null },
  { type: 'skipped', seat: 1 },
  { type: 'direction_turned', direction: -1 },
  { type: 'sum_grew', pending: 4 },
  { type: 'said_last_card', seat: 1 },
  { type: 'jodete_called', seat: 1, target: 0, penalty: 5 },
  { type: 'passed', seat: 1 },
  { type: 'reshuffled', count: 30 },
  { type: 'hand_won', seat: 1 },
  { type: 'scored', points: [10, -10, 33], totals: [10, -10, 33] },
  { type: 'hand_ended', hand: 1 },
  { type: 'left', seat: 1 },
  { type: 'match_ended', ranking: [[1], [0], [2]] },
];

describe.each([
  ['es', es],
  ['en', en],
] as const)('Jodete in %s', (_, t) => {
  test('every kind of event is said in one clean sentence', () => {
    expect(EVENTS.map(({ type }) => type).sort()).toEqual(Object.keys(t.events.jodete).sort());
    for (const event of EVENTS) {
      const say = t.events.jodete[event.type] as (e: JodeteEvent, c: SentenceContext) => string;
      expect(say(event, context), event.type).toMatch(/^[\p{Lu}¡¿].+\.$/u);
      expect(say(event, context), event.type).not.toMatch(/undefined|null|NaN|\[object|\?/);
    }
  });

  test('own draws tell the cards, others only how many', () => {
    const drew = t.events.jodete.drew;
    expect(drew({ type: 'drew', seat: 0, count: 1, why: 'turn', cards: ['7O'] }, context)).toMatch(
      /siete de oros|seven of coins/,
    );
    expect(drew({ type: 'drew', seat: 1, count: 5, why: 'penalty', cards: null }, context)).toMatch(/5/);
    expect(drew({ type: 'drew', seat: 1, count: 0, why: 'sota', cards: null }, context)).not.toMatch(/0/);
  });
});
