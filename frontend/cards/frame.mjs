/**
 * What every Spanish card shares: paper, hairline edge, the frame with its breaks (la pinta) and the corner indices.
 * Sizes are those of the whole deck: 120 by 186 units.
 */
import { num } from './geometry.mjs';
import { element, group, place, stroke } from './markup.mjs';
import { figures } from './numerals.mjs';
import { EDGE, PAPER, SUIT_INK } from './palette.mjs';

export const WIDTH = 120;
export const HEIGHT = 186;

/** How often the frame's top and bottom lines are broken: one may know the suit from a card's edge alone. */
export const BREAKS = { O: 0, C: 1, E: 2, B: 3 };

const INSET = 5.4;
const CORNER = 5;
const GAP = 8;
const PIECE = 9;

/** The paper with its edge. */
export const paper = () =>
  element('rect', {
    x: 0.5,
    y: 0.5,
    width: WIDTH - 1,
    height: HEIGHT - 1,
    rx: 8.5,
    fill: PAPER,
    stroke: EDGE,
    'stroke-width': 1,
  });

/** The stretches of one horizontal frame line: the gaps lie side by side around the middle. */
export function stretches(breaks) {
  const [from, to] = [INSET + CORNER, WIDTH - INSET - CORNER];
  const first = WIDTH / 2 - (breaks * GAP + Math.max(breaks - 1, 0) * PIECE) / 2;
  const pieces = [];
  let x = from;
  for (let i = 0; i < breaks; i++) {
    const gap = first + i * (GAP + PIECE);
    pieces.push([x, gap]);
    x = gap + GAP;
  }
  return [...pieces, [x, to]];
}

/** The frame of a suit. */
export function frame(suit) {
  const [left, right, top, bottom] = [INSET, WIDTH - INSET, INSET, HEIGHT - INSET].map(num);
  const [upper, lower] = [INSET + CORNER, HEIGHT - INSET - CORNER].map(num);
  const pieces = stretches(BREAKS[suit]);
  const [head, rest] = [pieces[0], pieces.slice(1)];
  const last = pieces.at(-1);
  const closed = pieces.length === 1;
  const inner = rest.slice(0, -1);
  const sides = closed
    ? `M${left} ${upper}Q${left} ${top} ${num(head[0])} ${top}H${num(last[1])}Q${right} ${top} ${right} ${upper}V${lower}Q${right} ${bottom} ${num(last[1])} ${bottom}H${num(head[0])}Q${left} ${bottom} ${left} ${lower}Z`
    : `M${num(head[1])} ${top}H${num(head[0])}Q${left} ${top} ${left} ${upper}V${lower}Q${left} ${bottom} ${num(head[0])} ${bottom}H${num(head[1])}M${num(last[0])} ${top}H${num(last[1])}Q${right} ${top} ${right} ${upper}V${lower}Q${right} ${bottom} ${num(last[1])} ${bottom}H${num(last[0])}`;
  const between = inner
    .map(([from, to]) => `M${num(from)} ${top}H${num(to)}M${num(from)} ${bottom}H${num(to)}`)
    .join('');
  return stroke(sides + between, 1.6, SUIT_INK[suit], { 'stroke-linecap': 'butt' });
}

const hundredth = (value) => String(Math.round(value * 100) / 100);

/** A rank number around x = `middle`, `size` times the common height, squeezed to at most `widest`. */
function numeral(rank, middle, top, size, widest) {
  const { parts, width } = figures(rank);
  const squeeze = Math.min(size, widest / width);
  const left = middle - (width * squeeze) / 2;
  const scale = squeeze === 1 && size === 1 ? '' : `scale(${hundredth(squeeze)} ${size})`;
  return parts.map(({ d, x, width: own, turned }) =>
    element('path', {
      d,
      transform: turned
        ? `translate(${num(left + (x + own) * squeeze)} ${num(top + 24 * size)})rotate(180)${scale}`
        : `translate(${num(left + x * squeeze)} ${num(top)})${scale}`,
    }),
  );
}

/** The numbers as parts of the sprite, to be placed by `indices` and `largeIndex`. */
export const numberParts = (rank) => [
  group({ id: `number-${rank}` }, numeral(rank, 19.6, 10.2, 1.08, 21)),
  group({ id: `large-number-${rank}` }, numeral(rank, 25.6, 10.4, 1.62, 32)),
];

/** Size of the small pips: the slim ones are taller. */
const SMALL = { O: 1.1, C: 1.1, E: 0.98, B: 1 };

const number = (id, suit) => element('use', { href: `#${id}`, fill: SUIT_INK[suit], stroke: 'none' });

/** Number and small pip in the upper left corner, and the same turned about the card's middle. */
export const indices = (rank, suit) => {
  const corner = [number(`number-${rank}`, suit), place(`small-${suit}`, 19.6, 47.4, { scale: SMALL[suit] })];
  return [corner, group({ transform: `rotate(180 ${WIDTH / 2} ${HEIGHT / 2})` }, corner)];
};

/** The one corner of the large-index cards: number and pip half as large again. */
export const largeIndex = (rank, suit) => [
  number(`large-number-${rank}`, suit),
  place(`small-${suit}`, 25.6, 64, { scale: SMALL[suit] * 1.3 }),
];
