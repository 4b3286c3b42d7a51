// How large the table's melds can be drawn: the largest size at which all of them are seen at once. Overlapping cards
// where there is room, small tiles of rank and suit beside each other where there is not. Arithmetic in CSS pixels.

export interface Fit {
  look: 'cards' | 'tiles';
  /** Width of a card or tile. */
  width: number;
  /** Columns of owners beside each other; 0: one owner's melds follow another's without a new line. */
  columns: number;
}

/** Shares of the width: from one to the next in a meld, and the height. */
export const STEP = { cards: 0.46, tiles: 1 } as const;
export const HEIGHT = { cards: 1.55, tiles: 1.6 } as const;
/** Pixels: the owner's mark beside his melds, between two melds, between two rows, between columns. */
export const MARK = 26;
export const GAP = 7;
export const ROW_GAP = 6;
export const COLUMN_GAP = 14;

/** No card is larger than this part of the width, so that melds lie beside each other before they fill the place. */
const BESIDE = 5;
const SIZES = { cards: [84, 40], tiles: [30, 15] } as const;

/** `owners`: for each owner the lengths of his melds, in order. */
export function sizeFor(owners: readonly (readonly number[])[], width: number, height: number): Fit {
  const most = Math.min(Math.max(owners.length, 1), 3);
  for (const look of ['cards', 'tiles'] as const) {
    const [greatest, least] = SIZES[look];
    const largest = Math.max(least, Math.min(greatest, Math.floor(width / BESIDE)));
    for (let size = largest; size >= least; size--) {
      for (let columns = 1; columns <= most; columns++) {
        const each = { look, width: size, columns };
        if (fits(owners, width, height, each)) return each;
      }
    }
    if (look === 'tiles') {
      for (let size: number = largest; size >= least; size--) {
        const each = { look, width: size, columns: 0 };
        if (flows(owners, width, height, each)) return each;
      }
    }
  }
  return { look: 'tiles', width: SIZES.tiles[1], columns: 0 };
}

function fits(owners: readonly (readonly number[])[], width: number, height: number, each: Fit): boolean {
  const room = (width - (each.columns - 1) * COLUMN_GAP) / each.columns - MARK;
  const row = each.width * HEIGHT[each.look] + ROW_GAP;
  let high = 0;
  for (let first = 0; first < owners.length; first += each.columns) {
    const rows = owners.slice(first, first + each.columns).map((lengths) =>
      rowsOf(
        lengths.map((length) => wide(length, each)),
        room,
      ),
    );
    high += Math.max(...rows) * row;
  }
  return high <= height;
}

/** Whether everything fits as one flow, each owner's mark before his first meld. */
function flows(owners: readonly (readonly number[])[], width: number, height: number, each: Fit): boolean {
  const items = owners.flatMap((lengths) => lengths.map((length, i) => wide(length, each) + (i === 0 ? MARK : 0)));
  return rowsOf(items, width) * (each.width * HEIGHT[each.look] + ROW_GAP) <= height;
}

/** How wide a meld of so many cards is. */
export const wide = (length: number, { look, width }: Fit): number => width * (1 + (length - 1) * STEP[look]);

/** Rows that items of these widths take; Infinity if one alone is too wide. */
function rowsOf(items: readonly number[], room: number): number {
  let rows = 1;
  let used = 0;
  for (const own of items) {
    if (own > room) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + GAP + own > room) {
      rows++;
      used = own;
    } else used += (used > 0 ? GAP : 0) + own;
  }
  return rows;
}
