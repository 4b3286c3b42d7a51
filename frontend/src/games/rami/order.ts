// The order of the player's own cards, as keys: the code itself, `code·2` for its twin. Sorting is spelling, no rule.
import { JOKER, parts, RANKS } from '$lib/cards/codes';
import type { CardCode } from '$lib/protocol';

export type Key = string;
export type Sorting = 'suit' | 'rank';

/** Black and red take turns, so that neighbouring suits are told apart at a glance. */
const SUIT_ORDER = 'SHCD';

export const codeOf = (key: Key): CardCode => key.split('·')[0] as CardCode;
export const codesOf = (keys: readonly Key[]): CardCode[] => keys.map(codeOf);

function place(code: CardCode): { suit: number; rank: number } {
  const found = parts(code, 'french');
  if (!found) return { suit: SUIT_ORDER.length, rank: RANKS.french.length };
  return { suit: SUIT_ORDER.indexOf(found.suit), rank: (RANKS.french as readonly string[]).indexOf(found.rank) };
}

/** By suit, then rank, or by rank, then suit; jokers last. */
export function sorted(keys: readonly Key[], by: Sorting): Key[] {
  const other = by === 'suit' ? 'rank' : 'suit';
  return [...keys].sort((a, b) => {
    const [one, two] = [place(codeOf(a)), place(codeOf(b))];
    return one[by] - two[by] || one[other] - two[other];
  });
}

/** Whether the card is a joker. */
export const isJoker = (key: Key): boolean => codeOf(key) === JOKER;

/** The order with what is held now: keys that are gone fall out (of twins first those in `leaving`), new cards come last. */
export function reconciled(order: readonly Key[], held: readonly CardCode[], leaving: readonly Key[] = []): Key[] {
  const left = new Map<CardCode, number>();
  for (const code of held) left.set(code, (left.get(code) ?? 0) + 1);
  const staying = new Set<Key>();
  for (const key of [
    ...order.filter((key) => !leaving.includes(key)),
    ...order.filter((key) => leaving.includes(key)),
  ]) {
    const count = left.get(codeOf(key)) ?? 0;
    if (count === 0) continue;
    left.set(codeOf(key), count - 1);
    staying.add(key);
  }
  const kept = order.filter((key) => staying.has(key));
  const used = new Set(kept);
  for (const code of held) {
    const count = left.get(code) ?? 0;
    if (count === 0) continue;
    left.set(code, count - 1);
    const key = freeKey(code, used);
    used.add(key);
    kept.push(key);
  }
  return kept;
}

function freeKey(code: CardCode, used: ReadonlySet<Key>): Key {
  if (!used.has(code)) return code;
  let twin = 2;
  while (used.has(`${code}·${twin}`)) twin++;
  return `${code}·${twin}`;
}

/** What each key will be called when a page that knows only the codes' order names them anew: twins by their places. */
export function renamed(order: readonly Key[]): Map<Key, Key> {
  const used = new Set<Key>();
  const names = new Map<Key, Key>();
  for (const key of order) {
    const name = freeKey(codeOf(key), used);
    used.add(name);
    names.set(key, name);
  }
  return names;
}

/** The keys in the order of these codes; what the codes do not name comes last. */
export function inOrderOf(keys: readonly Key[], codes: readonly CardCode[]): Key[] {
  const rest = [...keys];
  const found: Key[] = [];
  for (const code of codes) {
    const at = rest.findIndex((key) => codeOf(key) === code);
    if (at >= 0) found.push(...rest.splice(at, 1));
  }
  return [...found, ...rest];
}

/** `moving` put together before `before`, or at the end for null. */
export function moved(order: readonly Key[], moving: readonly Key[], before: Key | null): Key[] {
  const block = order.filter((key) => moving.includes(key));
  // A card of the block itself is no place: the next one that stays is meant.
  let target = before;
  if (target !== null && moving.includes(target)) {
    target = order.slice(order.indexOf(target)).find((key) => !moving.includes(key)) ?? null;
  }
  const rest = order.filter((key) => !moving.includes(key));
  const at = target === null ? rest.length : rest.indexOf(target);
  return [...rest.slice(0, at), ...block, ...rest.slice(at)];
}

/** `moving` put together and shifted by one place among those that are seen; at an edge it stays there. */
export function shifted(order: readonly Key[], seen: readonly Key[], moving: readonly Key[], by: -1 | 1): Key[] {
  const rest = seen.filter((key) => !moving.includes(key));
  const first = seen.findIndex((key) => moving.includes(key));
  if (first < 0) return [...order];
  const together = seen.slice(first, first + moving.length).every((key) => moving.includes(key));
  // What lies apart comes together first, at its first card.
  const at = Math.min(Math.max(first + (together ? by : 0), 0), rest.length);
  return moved(order, moving, rest[at] ?? null);
}
