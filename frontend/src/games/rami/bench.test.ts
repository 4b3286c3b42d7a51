import { expect, test } from 'vitest';
import {
  added,
  asMelds,
  type Bench,
  judged,
  pruned,
  type Staged,
  staged,
  stagedGroups,
  stagedKeys,
  turned,
  without,
} from './bench';

const bench = (...groups: string[][]): Bench => groups.reduce<Bench>((so_far, keys) => staged(so_far, keys), []);
const cards = (of: Bench) => of.map(({ keys }) => keys.join(' '));

test('chosen cards become a meld of their own', () => {
  expect(cards(bench(['AS', '2S'], ['KH']))).toEqual(['AS 2S', 'KH']);
  expect(bench([])).toEqual([]);
});

test('a card lies in one meld only', () => {
  expect(cards(staged(bench(['AS', '2S', '3S'], ['KH']), ['3S', 'KH']))).toEqual(['AS 2S', '3S KH']);
  expect(cards(added(bench(['AS', '2S'], ['KH', 'QH']), 1, ['KH']))).toEqual(['AS 2S KH', 'QH']);
});

test('numbers of melds are never given twice at once', () => {
  const ids = staged(without(bench(['AS'], ['KH']), ['AS']), ['QH']).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what is no longer held leaves the bench', () => {
  expect(cards(pruned(bench(['AS', '2S', '3S'], ['KH']), ['AS', '2S', '9D']))).toEqual(['AS 2S']);
});

test('a meld that changed is judged anew, the others keep what was said of them', () => {
  const before = bench(['AS', '2S'], ['KH', 'QH']);
  const told = judged(before, before[0] as Staged, [{ cards: ['AS', '2S'], joker_as: null, points: 3 }], null);
  const after = added(told, 2, ['JH']);
  expect(after.map(({ variants }) => variants?.length ?? null)).toEqual([1, null]);
});

test('an answer about cards that have changed since counts for nothing', () => {
  const before = bench(['AS', '2S']);
  const after = added(before, 1, ['3S']);
  expect(judged(after, before[0] as Staged, [], null)).toEqual(after);
});

test('the variant that counts most is meant first, and the others in turn', () => {
  const before = bench(['5H', '6H', 'JK']);
  const told = judged(
    before,
    before[0] as Staged,
    [
      { cards: ['JK', '5H', '6H'], joker_as: '4H', points: 15 },
      { cards: ['5H', '6H', 'JK'], joker_as: '7H', points: 18 },
    ],
    null,
  );
  expect(asMelds(told)).toEqual([{ cards: ['5H', '6H', 'JK'], joker_as: '7H' }]);
  expect(asMelds(turned(told, 1))).toEqual([{ cards: ['JK', '5H', '6H'], joker_as: '4H' }]);
  expect(asMelds(turned(turned(told, 1), 1))).toEqual(asMelds(told));
});

test('what is no meld is sent as it lies', () => {
  expect(asMelds(bench(['AS', 'AS·2']))).toEqual([{ cards: ['AS', 'AS'] }]);
});

test('groups of codes find their cards, twins one by one; a group that cannot be had is left out', () => {
  const found = stagedGroups([['AS', 'AH'], ['AS', '9D'], ['KC']], ['AS', 'AH', 'AS·2', 'KC']);
  expect(cards(found)).toEqual(['AS AH', 'KC']);
  expect(stagedKeys(stagedGroups([['AS'], ['AS']], ['AS·2', 'AS']))).toEqual(['AS·2', 'AS']);
});
