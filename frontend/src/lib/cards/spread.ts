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
/** The fan opens to at most this many degrees, over at most this many cards. */
const OPENING = 16;
const TILT = 4;
const FAN_CARDS = 10;
/** Shares of a card's width: how far fanned cards lie apart at most, cards in rows, and what a tilted corner needs beside. */
const FAN_STEP = 0.84;
const ROW_STEP = 1.06;
const CORNER = 0.34;

/** `count` cards of `card` px width in `width` px, at least `least` px apart. A width of 0 means not yet measured. */
export function spread(count: number, width: number, card: number, least = LEAST_STEP): Spread {
  if (count <= 1 || width <= 0) return { rows: [count], step: card, tilt: 0 };
  const fan = Math.min(card * FAN_STEP, (width - card * (1 + CORNER)) / (count - 1));
  if (count <= FAN_CARDS && fan >= least) {
    return { rows: [count], step: fan, tilt: Math.min(TILT, OPENING / (count - 1)) };
  }
  const steps = (cards: number): number => Math.min(card * ROW_STEP, (width - card) / Math.max(cards - 1, 1));
  let rows = 1;
  while (rows < 3 && steps(Math.ceil(count / rows)) < least) rows++;
  return {
    rows: Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows)),
    step: Math.max(steps(Math.ceil(count / rows)), 0),
    tilt: 0,
  };
}
