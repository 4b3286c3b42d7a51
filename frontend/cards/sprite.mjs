/**
 * The file that holds a deck: parts to be placed, and one symbol of card size for everything that is shown.
 */
import { HEIGHT, WIDTH } from './frame.mjs';
import { drawing, element } from './markup.mjs';

/** A card-sized picture under the id by which it is asked for. */
export const symbol = (id, ...children) =>
  element('symbol', { id, viewBox: `0 0 ${WIDTH} ${HEIGHT}` }, drawing(...children));

export const sprite = (parts, ...symbols) =>
  element('svg', { xmlns: 'http://www.w3.org/2000/svg' }, element('defs', {}, parts), symbols);
