/**
 * The one card back: glazed Mediterranean tiles, the same either way up.
 */
import { petals, star } from './geometry.mjs';
import { disc, element, flat, place } from './markup.mjs';
import { BROWN, GOLD, PAPER, STEEL } from './palette.mjs';

const TILE = 33.2;
const CLAY = '#b4573a';
const GLAZE = '#f6ead0';

/** The ring where four tiles meet, around the origin. */
export const stud = () => [
  disc(0, 0, 8.4, STEEL.base, { stroke: 'none' }),
  disc(0, 0, 5.6, GLAZE, { stroke: 'none' }),
  disc(0, 0, 3, GOLD.base, { stroke: 'none' }),
];

/** The flower of one tile, around the origin. */
export const flower = () => [
  flat(star(0, 0, 4, 16.6, 7.4), GLAZE),
  flat(star(0, 0, 4, 11.4, 9, 45), GLAZE),
  flat(petals(0, 0, 4, 12.4, 5.4), STEEL.base),
  flat(petals(0, 0, 4, 9.4, 4.8, 45), CLAY),
  disc(0, 0, 2.6, GOLD.base, { stroke: 'none' }),
];

const [LEFT, TOP, COLUMNS, ROWS] = [10.2, 10, 3, 5];

const lattice = (columns, rows, id, offset) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      place(id, LEFT + (column + offset) * TILE, TOP + (row + offset) * TILE),
    ),
  );

/** The whole back: what the outer rings overlap is covered by a mat of paper. */
export const back = () => {
  const [width, height] = [COLUMNS * TILE, ROWS * TILE];
  const field = { x: LEFT, y: TOP, width, height };
  return [
    element('rect', { ...field, fill: CLAY, stroke: 'none' }),
    lattice(COLUMNS, ROWS, 'back-flower', 0.5),
    lattice(COLUMNS + 1, ROWS + 1, 'back-stud', 0),
    flat(
      `M9 1H111Q119 1 119 9V177Q119 185 111 185H9Q1 185 1 177V9Q1 1 9 1ZM${LEFT} ${TOP}v${height}h${width}v-${height}Z`,
      PAPER,
    ),
    element('rect', { ...field, rx: 1, stroke: BROWN.dark, 'stroke-width': 1.2 }),
    element('rect', { x: 6.4, y: 6.2, width: 107.2, height: 173.6, rx: 4, stroke: CLAY, 'stroke-width': 2 }),
  ];
};
