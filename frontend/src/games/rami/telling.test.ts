import { expect, test } from 'vitest';
import { TableStore } from '$lib/table.svelte';
import type { Refusal } from './bench';
import { Desk } from './desk.svelte';
import { told } from './telling';
import type { RamiGame, RamiLegal } from './wire';

const seat = { total: 0, down: false, out: false, hand_size: 14, hand: null };

/** What the line says, with these cards staged as one meld of so many points (0: no meld). */
function line(legal: RamiLegal, more: Partial<RamiGame> = {}, staged: string[] = [], refusal: Refusal | null = null) {
  const game: RamiGame = {
    phase: 'playing',
    hand: 1,
    dealer: 1,
    turn: 0,
    drawn: null,
    stock_only: false,
    first_lap: false,
    taken: null,
    stock: 50,
    discard: '9C',
    discard_size: 1,
    melds: [],
    ranking: null,
    result: null,
    seats: [seat, seat],
    ...more,
  };
  const store = new TableStore('code');
  store.game = game;
  store.you = { seat: 0, role: 'player', legal: { ...legal }, may: [], order: null, score: null };
  const desk = new Desk(store);
  desk.order = ['7H', '8H', '9H', 'KC'];
  if (staged.length > 0) {
    const [points, bad] = [24, refusal?.code === 'bad_meld'];
    const variants = bad ? [] : [{ cards: staged, joker_as: null, points }];
    desk.bench = [{ id: 1, keys: staged, variants, at: 0, refusal: bad ? refusal : null }];
    desk.verdict = { refusal, points, clean: true, jokers: [[]] };
  }
  return told(store, game, desk);
}

test('before the draw it says where one may draw from, and what taking means', () => {
  expect(line({ draw: { from: ['stock'] } })).toBe('Roba una carta del mazo.');
  expect(line({ draw: { from: ['stock', 'discard'] } })).toMatch(/la del pozo si la pones ya en la mesa/);
  expect(line({ draw: { from: ['stock'] } }, { stock_only: true })).toMatch(/Devolviste/);
});

test('in the first lap it says that one only draws and throws', () => {
  expect(line({ draw: { from: ['stock'] } }, { first_lap: true })).toMatch(/^Primera vuelta/);
  expect(line({ discard: { cards: ['KC'] } }, { first_lap: true, drawn: 'stock' })).toMatch(
    /^Primera vuelta: descarta/,
  );
});

test('a taken card is spoken of until it lies on the bench', () => {
  const taken = { taken: '9H', drawn: 'discard' } as const;
  expect(line({ put_back: {}, lay: {} }, taken)).toMatch(/^Tomaste nueve de corazones/);
  expect(line({ put_back: {}, lay: {} }, taken, ['7H', '8H', '9H'])).toMatch(/^Listo para bajar: 24/);
});

test('what the server refuses of the bench is said with its figures', () => {
  const refusal = { code: 'needs_51', data: { points: 24, needed: 51 } };
  expect(line({ lay: {} }, { drawn: 'stock' }, ['7H', '8H', '9H'], refusal)).toMatch(/24 de 51.*27/);
});

test('what is no meld is named by its number, with the reason', () => {
  const refusal = { code: 'bad_meld', data: { meld: 0, reason: 'not_consecutive' } };
  expect(line({ lay: {} }, { drawn: 'stock' }, ['7H', '9H', 'KC'], refusal)).toMatch(
    /^Combinación 1: .*no van seguidas/,
  );
});

test('while the others play it tells what is being prepared', () => {
  const refusal = { code: 'not_your_turn', data: {} };
  expect(line({}, { turn: 1 }, ['7H', '8H', '9H'], refusal)).toMatch(/^Preparas 24 puntos/);
});

test('what is wrong on the bench is said whole: it fits into two lines beside the sum on a narrow phone', () => {
  const reasons = [
    'too_few_cards',
    'too_many_cards',
    'two_jokers',
    'neither_rank_nor_suit',
    'joker_as',
    'suit_twice',
    'joker_inside',
    'past_the_ace',
    'not_consecutive',
  ];
  for (const reason of reasons) {
    const said = line({ discard: { cards: ['KC'] } }, { drawn: 'stock' }, ['7H', '8H', 'KC'], {
      code: 'bad_meld',
      data: { meld: 0, reason },
    });
    expect(said).toMatch(/^Combinación 1: \p{Lu}/u);
    expect(said.length, said).toBeLessThanOrEqual(62);
  }
});
