// The workbench: melds that a player puts together before he lays them. Pure; what they are worth is the server's word.
import type { CardCode } from '$lib/protocol';
import { codeOf, codesOf, type Key } from './order';
import type { NewMeld } from './wire';

/** One way to lay a staged meld: cards in their order, what its joker stands for, and what it counts. */
export interface Variant {
  cards: CardCode[];
  joker_as: CardCode | null;
  points: number;
}

export interface Refusal {
  code: string;
  data: Readonly<Record<string, unknown>>;
}

export interface Staged {
  id: number;
  keys: readonly Key[];
  /** Null while the server is asked; empty when it is no meld, which `refusal` explains. */
  variants: readonly Variant[] | null;
  /** Which of the variants is meant. */
  at: number;
  refusal: Refusal | null;
}

export type Bench = readonly Staged[];

const fresh = (id: number, keys: readonly Key[]): Staged => ({ id, keys, variants: null, at: 0, refusal: null });

/** All keys that lie on the bench. */
export const stagedKeys = (bench: Bench): Key[] => bench.flatMap(({ keys }) => [...keys]);

const nextId = (bench: Bench): number => bench.reduce((most, { id }) => Math.max(most, id), 0) + 1;

/** These cards as a meld of their own; wherever they lay on the bench before, they are gone from there. */
export function staged(bench: Bench, keys: readonly Key[]): Bench {
  if (keys.length === 0) return bench;
  return [...without(bench, keys), fresh(nextId(bench), keys)];
}

/** These cards added to a meld of the bench. */
export function added(bench: Bench, id: number, keys: readonly Key[]): Bench {
  const apart = keys.filter((key) => !bench.find((meld) => meld.id === id)?.keys.includes(key));
  if (apart.length === 0) return bench;
  return without(bench, apart).map((meld) => (meld.id === id ? fresh(id, [...meld.keys, ...apart]) : meld));
}

/** The bench without these cards; a meld that loses a card is judged anew, an empty one is gone. */
export function without(bench: Bench, keys: readonly Key[]): Bench {
  return bench.flatMap((meld) => {
    const left = meld.keys.filter((key) => !keys.includes(key));
    if (left.length === meld.keys.length) return [meld];
    return left.length === 0 ? [] : [fresh(meld.id, left)];
  });
}

/** Only what is still held stays on the bench. */
export const pruned = (bench: Bench, held: readonly Key[]): Bench =>
  without(
    bench,
    stagedKeys(bench).filter((key) => !held.includes(key)),
  );

/** Groups of codes staged from the cards at hand; a group that names a card not there is left out. */
export const stagedGroups = (groups: readonly (readonly CardCode[])[], held: readonly Key[]): Bench =>
  found(groups, held, (code, free) => free.find((key) => codeOf(key) === code));

/** The same of keys: the very card, or its twin where it is gone. */
export const restaged = (groups: readonly (readonly Key[])[], held: readonly Key[]): Bench =>
  found(
    groups,
    held,
    (key, free) => free.find((each) => each === key) ?? free.find((each) => codeOf(each) === codeOf(key)),
  );

function found(
  groups: readonly (readonly string[])[],
  held: readonly Key[],
  find: (name: string, free: readonly Key[]) => Key | undefined,
): Bench {
  const left = [...held];
  let bench: Bench = [];
  for (const group of groups) {
    const keys: Key[] = [];
    for (const name of group) {
      const free = left.filter((each) => !keys.includes(each));
      const key = find(name, free);
      if (key) keys.push(key);
    }
    if (keys.length !== group.length) continue;
    for (const key of keys) left.splice(left.indexOf(key), 1);
    bench = staged(bench, keys);
  }
  return bench;
}

/** The variant that is meant. */
export const meant = (meld: Staged): Variant | null => meld.variants?.[meld.at] ?? null;

/** The next thing that its joker may stand for. */
export const turned = (bench: Bench, id: number): Bench =>
  bench.map((meld) => (meld.id === id && meld.variants ? { ...meld, at: (meld.at + 1) % meld.variants.length } : meld));

/** What the server found of a staged meld; nothing if it has changed since. The variant that counts most is meant first. */
export function judged(bench: Bench, asked: Staged, variants: readonly Variant[], refusal: Refusal | null): Bench {
  const ranked = [...variants].sort((a, b) => b.points - a.points);
  return bench.map((meld) =>
    meld.id === asked.id && meld.keys === asked.keys ? { ...meld, variants: ranked, at: 0, refusal } : meld,
  );
}

/** The melds as they are laid; one that is no meld goes as it lies, so that the refusal names it. */
export const asMelds = (bench: Bench): NewMeld[] =>
  bench.map((meld) => {
    const variant = meant(meld);
    if (!variant) return { cards: codesOf(meld.keys) };
    return variant.joker_as ? { cards: variant.cards, joker_as: variant.joker_as } : { cards: variant.cards };
  });
