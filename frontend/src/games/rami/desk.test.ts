import { beforeEach, expect, test, vi } from 'vitest';
import type { AnswerFrame, CardCode, Command } from '$lib/protocol';
import { Desk, type Server } from './desk.svelte';
import { codeOf } from './order';
import type { NewMeld, RamiAction } from './wire';

const HELD: CardCode[] = ['5H', '6H', '7H', '8D', '8S', 'JK', 'KC'];

/** Judges by the number of cards alone: three or more are a meld of ten points. */
class House implements Server {
  code = 'table';
  sent: Command[] = [];
  acts: RamiAction[] = [];
  groups: CardCode[][] = [];
  accepts = true;

  async send(command: Command): Promise<AnswerFrame> {
    this.sent.push(command);
    if (command.type === 'suggest') return { type: 'suggestion', id: '1', groups: this.groups };
    if (command.type !== 'preview') return { type: 'ok', id: '1', version: 1 };
    const { melds } = command.action as unknown as { melds: NewMeld[] };
    const points = 10 * melds.filter(({ cards }) => cards.length >= 3).length;
    const jokers = melds.map(({ cards }) => (cards[0] === 'JK' ? ['4H'] : cards.includes('JK') ? ['9H'] : []));
    const refused = { ok: false, error: 'needs_51', points: null, clean: null, jokers: null };
    return { type: 'preview', id: '1', ...refused, data: { points, clean: true, jokers, needed: 51 } };
  }

  async act(action: RamiAction): Promise<AnswerFrame> {
    this.acts.push(action);
    return this.accepts
      ? { type: 'ok', id: '1', version: 2 }
      : { type: 'error', id: '1', code: 'needs_51', data: null };
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function seated(cards = HELD, order: CardCode[] | null = null): { desk: Desk; house: House } {
  const house = new House();
  const desk = new Desk(house);
  desk.follow({ deal: 'match:1', cards, order });
  return { desk, house };
}

beforeEach(() => sessionStorage.clear());

test('the order that the server keeps is the one that is shown', () => {
  expect(seated(HELD, ['KC', '5H', '6H', '7H', '8D', '8S', 'JK']).desk.hand[0]).toBe('KC');
});

test('without one the hand is sorted by suit', () => {
  expect(seated().desk.hand).toEqual(['8S', '5H', '6H', '7H', 'KC', '8D', 'JK']);
});

test('a new order is told to the server once it has come to rest', async () => {
  vi.useFakeTimers();
  const { desk, house } = seated();
  desk.sort('rank');
  desk.shift(['KC'], -1);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  const told = house.sent.filter(({ type }) => type === 'arrange');
  expect(told).toEqual([{ type: 'arrange', cards: ['5H', '6H', '7H', '8S', 'KC', '8D', 'JK'] }]);
});

test('staged cards leave the hand, are judged alone and together, and come back chosen', async () => {
  const { desk } = seated();
  for (const key of ['5H', '6H', '7H']) desk.choose(key);
  desk.stage();
  expect(desk.hand).toEqual(['8S', 'KC', '8D', 'JK']);
  await settled();
  expect(desk.bench[0]?.variants).toEqual([{ cards: ['5H', '6H', '7H'], joker_as: null, points: 10 }]);
  expect(desk.verdict).toMatchObject({ points: 10, clean: true, refusal: { code: 'needs_51' } });
  desk.takeBack(desk.bench[0]?.keys ?? []);
  expect(desk.chosen).toEqual(['5H', '6H', '7H']);
  expect(desk.verdict).toBeNull();
});

test('what its joker may stand for is asked, and turned', async () => {
  const { desk, house } = seated();
  desk.stage(['5H', '6H', 'JK']);
  await settled();
  expect(desk.bench[0]?.variants?.map(({ joker_as }) => joker_as)).toEqual(['9H', '4H']);
  desk.turn(1);
  await desk.lay();
  expect(house.acts).toEqual([{ type: 'lay', melds: [{ cards: ['JK', '5H', '6H'], joker_as: '4H' }] }]);
});

test('what was laid leaves the bench when the server says so; what was refused stays on it', async () => {
  const { desk, house } = seated();
  desk.stage(['5H', '6H', '7H']);
  house.accepts = false;
  await desk.lay();
  desk.follow({ deal: 'match:1', cards: HELD, order: null });
  expect(desk.bench).toHaveLength(1);
  house.accepts = true;
  await desk.lay();
  desk.follow({ deal: 'match:1', cards: ['8D', '8S', 'JK', 'KC'], order: null });
  expect(desk.bench).toEqual([]);
  expect(desk.hand).toEqual(['8S', 'KC', '8D', 'JK']);
});

test('the card that came last is known, and lies at the end', () => {
  const { desk } = seated();
  desk.follow({ deal: 'match:1', cards: [...HELD, '2C'], order: null });
  expect(desk.fresh).toEqual(['2C']);
  expect(desk.hand.at(-1)).toBe('2C');
});

test('a reload keeps the bench of this deal, and not that of another', () => {
  seated().desk.stage(['5H', '6H', '7H']);
  expect(seated().desk.bench[0]?.keys).toEqual(['5H', '6H', '7H']);
  const next = new Desk(new House());
  next.follow({ deal: 'match:2', cards: HELD, order: null });
  expect(next.bench).toEqual([]);
});

test('a reload stages the same one of two twins, so that the other stays where it lay', () => {
  const cards: CardCode[] = ['AC', 'AD', '3C', '3C', '5C', '6H'];
  const { desk } = seated(cards, cards);
  desk.stage(['3C·2', '5C', '6H']);
  desk.shift(['3C'], -1);
  expect(desk.hand).toEqual(['AC', '3C', 'AD']);
  expect(seated(cards, desk.order.map(codeOf)).desk.hand).toEqual(['AC', '3C', 'AD']);
  desk.put(['3C'], null); // behind its twin: who comes anew calls it the second
  expect(desk.hand).toEqual(['AC', 'AD', '3C']);
  expect(seated(cards, desk.order.map(codeOf)).desk.hand).toEqual(['AC', 'AD', '3C·2']);
});

test('a reload after a card of the bench is gone keeps the others on it', () => {
  const { desk } = seated();
  desk.stage(['5H', '6H', '7H']);
  const left: CardCode[] = HELD.filter((card) => card !== '6H');
  desk.follow({ deal: 'match:1', cards: left, order: null });
  expect(seated(left).desk.bench[0]?.keys).toEqual(['5H', '7H']);
});

test('a new deal clears the desk', () => {
  const { desk } = seated();
  desk.stage(['5H', '6H', '7H']);
  desk.choose('KC');
  desk.follow({ deal: 'match:2', cards: ['AS', '5H'], order: null });
  expect([desk.bench, desk.chosen, desk.hand]).toEqual([[], [], ['AS', '5H']]);
});

test('a hint is staged, whatever lay on the bench before', async () => {
  const { desk, house } = seated();
  desk.stage(['KC', '8S']);
  house.groups = [['5H', '6H', '7H']];
  expect(await desk.hint(false)).toBe('going_down');
  expect(desk.bench.map(({ keys }) => keys)).toEqual([['5H', '6H', '7H']]);
  house.groups = [];
  expect(await desk.hint(true)).toBe('none');
});

test('cards dragged before another one come back from the bench', () => {
  const { desk } = seated();
  desk.stage(['5H', '6H', '7H']);
  desk.put(['6H'], 'KC');
  expect(desk.hand).toEqual(['8S', '6H', 'KC', '8D', 'JK']);
  expect(desk.bench[0]?.keys).toEqual(['5H', '7H']);
});
