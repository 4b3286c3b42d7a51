/**
 * What every card shares: paper, hairline edge, the frame with its breaks (la pinta) and the corner indices.
 * Sizes are those of the whole deck: 120 by 186 units.
 */
import { num } from './geometry.mjs';
import { element, group, place, stroke } from './markup.mjs';
import { figures } from './numerals.mjs';
import { EDGE, PAPER } from './palette.mjs';

export const WIDTH = 120;
export const HEIGHT = 186;

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

/** The frame line in a suit's colour, its top and bottom broken `breaks` times. */
export function frame(colour, breaks) {
  const [left, right, top, bottom] = [INSET, WIDTH - INSET, INSET, HEIGHT - INSET].map(num);
  const [upper, lower] = [INSET + CORNER, HEIGHT - INSET - CORNER].map(num);
  const pieces = stretches(breaks).map((piece) => piece.map(num));
  const [[start, end], [from, to]] = [pieces[0], pieces.at(-1)];
  const leftSide = `M${end} ${top}H${start}Q${left} ${top} ${left} ${upper}V${lower}Q${left} ${bottom} ${start} ${bottom}H${end}`;
  const rightSide = `M${from} ${top}H${to}Q${right} ${top} ${right} ${upper}V${lower}Q${right} ${bottom} ${to} ${bottom}H${from}`;
  const between = pieces.slice(1, -1).map(([a, b]) => `M${a} ${top}H${b}M${a} ${bottom}H${b}`);
  return stroke(leftSide + rightSide + between.join(''), 1.6, colour, { 'stroke-linecap': 'butt' });
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

/** Size of the small pips of both decks: the slim ones are taller. */
const SMALL = { O: 1.1, C: 1.1, E: 0.98, B: 1 };

const number = (id, colour) => element('use', { href: `#${id}`, fill: colour, stroke: 'none' });

/** Number and small pip in the upper left corner, and the same turned about the card's middle. */
export const indices = (rank, suit, colour) => {
  const corner = [number(`number-${rank}`, colour), place(`small-${suit}`, 19.6, 47.4, { scale: SMALL[suit] })];
  return [corner, group({ transform: `rotate(180 ${WIDTH / 2} ${HEIGHT / 2})` }, corner)];
};

/** The one corner of the large-index cards: number and pip half as large again. */
export const largeIndex = (rank, suit, colour) => [
  number(`large-number-${rank}`, colour),
  place(`small-${suit}`, 25.6, 64, { scale: (SMALL[suit] ?? 1) * 1.3 }),
];
