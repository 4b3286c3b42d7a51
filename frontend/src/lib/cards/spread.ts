// How a hand lies in the width it has: rows, steps, tilt. Pure arithmetic in CSS pixels and degrees.

export interface Spread {
  /** How many cards lie in each row, upper row first. */
  rows: number[];
  /** From one card's left edge to the next. */
  step: number;
  /** Degrees from one card to the next; 0 where a fan would not fit. */
  tilt: number;
}

/** Below this a finger does not find a card any more (WCAG 2.5.8). */
const LEAST_STEP = 24;
const GAP = 6;
/** The fan opens to at most this many degrees, over at most this many cards. */
const OPENING = 14;
const FAN_CARDS = 10;

/** `count` cards of `card` px width in `width` px. A width of 0 means not yet measured. */
export function spread(count: number, width: number, card: number): Spread {
  if (count <= 1 || width <= 0) return { rows: [count], step: card + GAP, tilt: 0 };
  const steps = (cards: number): number =>
    cards > 1 ? Math.min(card + GAP, (width - card) / (cards - 1)) : card + GAP;
  let rows = 1;
  while (rows < 3 && steps(Math.ceil(count / rows)) < LEAST_STEP) rows++;
  const longest = Math.ceil(count / rows);
  const step = Math.max(steps(longest), 0);
  const fanned = rows === 1 && count <= FAN_CARDS;
  return {
    rows: Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows)),
    step,
    tilt: fanned ? Math.min(4, OPENING / (count - 1)) : 0,
  };
}
