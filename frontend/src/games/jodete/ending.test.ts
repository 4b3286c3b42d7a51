import { expect, test } from 'vitest';
import type { Table } from '$lib/protocol';
import { TableStore } from '$lib/table.svelte';
import { ending } from './ending';
import type { JodeteGame } from './wire';

const NAMES = ['Ana', 'Beto', 'Carla'];

function over(hands: Record<string, string[]>, totals: number[], mine = 0) {
  const store = new TableStore('code');
  store.table = {
    options: { target_points: 100 },
    match: {
      id: 'm',
      number: 1,
      practice: true,
      players: NAMES.map((name) => ({ name, user_id: name, bot: false, left: false })),
    },
  } as unknown as Table;
  store.you = { seat: mine, role: 'player', legal: {}, may: [], order: null, score: null };
  const seats = totals.map((total) => ({ hand_size: 0, hand: null, total, said: false, called: false, out: false }));
  return ending(store, { result: { closer: 0, points: [-10, 0, 0], hands }, seats } as unknown as JodeteGame);
}

test('a comodín in a hand is told plainly, to its holder as his own', () => {
  expect(over({ 0: [], 1: ['JK'], 2: ['3O'] }, [-10, 0, 3])).toBe(
    'Beto tenía un comodín al cerrarse la mano: pierde la partida.',
  );
  expect(over({ 0: [], 1: ['JK'], 2: ['3O'] }, [-10, 0, 3], 1)).toBe(
    'Tenías un comodín al cerrarse la mano: pierdes la partida.',
  );
  expect(over({ 0: [], 1: ['JK'], 2: ['JK'] }, [-10, 0, 0])).toMatch(/^Beto y Carla tenían un comodín/);
});

test('else who reached the points is named', () => {
  expect(over({ 0: [], 1: ['3O'], 2: ['3C'] }, [-10, 104, 80])).toMatch(/^Beto llegó a 100 puntos/);
});

test('where all but one have left there is nothing to explain', () => {
  expect(over({}, [0, 0, 0])).toBeNull();
});
