// Checks, in the browser, that the cards shown were in the shuffled deck that was fixed before the deal.
// Knows hashes and paths only: no game, no socket, no words.
import type { Opening } from './protocol';
import { sha256 } from './sha256';

export type Checked = Opening & { sound: boolean };

/** Bytes of a hexadecimal text; null when it is none. */
function bytes(hex: string): Uint8Array | null {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16));
}

function joined(left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
}

const same = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, i) => byte === b[i]);

/** True if this card, with its salt, lies under `root`: leaf = SHA-256(salt ‖ card), node = SHA-256(left ‖ right). */
export async function lies(opening: Opening, root: string): Promise<boolean> {
  const goal = bytes(root);
  const salt = bytes(opening.salt);
  if (goal?.length !== 32 || !salt?.length) return false;
  let node = await sha256(joined(salt, new TextEncoder().encode(opening.card)));
  for (const step of opening.path) {
    const other = bytes(step.hash);
    if (other?.length !== 32) return false;
    node = await sha256(step.side === 'left' ? joined(other, node) : joined(node, other));
  }
  return same(node, goal);
}

/** Every opening with its verdict. A place of the deck opened twice as two cards is unsound both times. */
export async function check(openings: readonly Opening[], root: string): Promise<Checked[]> {
  const card = new Map<number, string>();
  const twofold = new Set<number>();
  for (const { index, card: code } of openings) {
    if (card.has(index) && card.get(index) !== code) twofold.add(index);
    card.set(index, code);
  }
  return Promise.all(
    openings.map(async (opening) => ({
      ...opening,
      sound: !twofold.has(opening.index) && (await lies(opening, root)),
    })),
  );
}
