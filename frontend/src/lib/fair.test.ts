import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { check, lies } from './fair';
import type { Opening } from './protocol';

const hash = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();

/** A tree over five cards (an odd count: the last node of a level goes up alone), made by other code than the checker's. */
function deck(cards: string[]): { root: string; openings: Opening[] } {
  const salts = cards.map((_, i) => hash(Buffer.from(`salt ${i}`)));
  const paths: Opening['path'][] = cards.map(() => []);
  let level = cards.map((card, i) => ({ digest: hash(salts[i] as Buffer, Buffer.from(card)), under: [i] }));
  while (level.length > 1) {
    const next: typeof level = [];
    for (let i = 0; i < level.length; i += 2) {
      const left = level[i] as (typeof level)[number];
      const right = level[i + 1];
      if (!right) {
        next.push(left);
        continue;
      }
      for (const leaf of left.under) paths[leaf]?.push({ side: 'right', hash: right.digest.toString('hex') });
      for (const leaf of right.under) paths[leaf]?.push({ side: 'left', hash: left.digest.toString('hex') });
      next.push({ digest: hash(left.digest, right.digest), under: [...left.under, ...right.under] });
    }
    level = next;
  }
  return {
    root: (level[0] as (typeof level)[number]).digest.toString('hex'),
    openings: cards.map((card, index) => ({
      card,
      index,
      salt: (salts[index] as Buffer).toString('hex'),
      path: paths[index] as Opening['path'],
    })),
  };
}

const { root, openings } = deck(['7O', '1C', '12B', '4E', '10O']);
const first = openings[0] as Opening;

test('every card of the deck lies under the root', async () => {
  for (const opening of openings) expect(await lies(opening, root), opening.card).toBe(true);
});

test('another card with the same salt does not', async () => {
  expect(await lies({ ...first, card: '1O' }, root)).toBe(false);
});

test('another root, a longer path or a swapped side does not', async () => {
  expect(await lies(first, '0'.repeat(64))).toBe(false);
  expect(await lies({ ...first, path: [...first.path, { side: 'left', hash: root }] }, root)).toBe(false);
  const swapped = first.path.map((step) => ({ ...step, side: 'left' as const }));
  expect(await lies({ ...first, path: swapped }, root)).toBe(false);
});

test('texts that are no hashes are refused, never thrown', async () => {
  expect(await lies({ ...first, salt: 'xyz' }, root)).toBe(false);
  expect(await lies({ ...first, salt: '' }, root)).toBe(false);
  expect(await lies(first, 'ab')).toBe(false);
  expect(await lies({ ...first, path: [{ side: 'left', hash: 'no' }] }, root)).toBe(false);
});

test('one place of the deck opened as two cards is unsound both times', async () => {
  const verdicts = await check([...openings, { ...first, card: '1O' }], root);
  expect(verdicts.map(({ sound }) => sound)).toEqual([false, true, true, true, true, false]);
});

test('without WebCrypto, as over plain http, the verdict is the same', async () => {
  const subtle = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true });
  try {
    expect(await lies(first, root)).toBe(true);
    expect(await lies({ ...first, card: '1O' }, root)).toBe(false);
  } finally {
    if (subtle) Object.defineProperty(globalThis, 'crypto', subtle);
  }
});
