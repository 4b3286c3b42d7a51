/**
 * The French deck put together, in the same hand: AS … KC, the comodín, the back. Diamonds and clubs also in a
 * colour of their own (`-four`), for readers who want to tell four suits by colour.
 */
import { back, flower, stud } from './back.mjs';
import { comodin, motleyFrame } from './comodin.mjs';
import { frame, indices, largeIndex, numberParts, paper } from './frame.mjs';
import { greatPip, pip, smallPip } from './french-pips.mjs';
import { frenchPips } from './layouts.mjs';
import { element, group, place } from './markup.mjs';
import { FRENCH_INK } from './palette.mjs';
import { queen } from './reina.mjs';
import { frenchKing } from './rey.mjs';
import { jack } from './sota.mjs';
import { sprite, symbol } from './sprite.mjs';

const SUITS = ['S', 'H', 'D', 'C'];
const RANKS = ['A', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'J', 'Q', 'K'];

/** Whose clothes the court of a suit wears. */
const WARDROBE = { S: 'E', H: 'C', D: 'O', C: 'B' };
const COURTS = { J: jack, Q: queen, K: frenchKing };

function art(rank, suit) {
  if (rank === 'A') return group({ transform: 'translate(60 93)' }, greatPip(suit));
  if (COURTS[rank]) return COURTS[rank](WARDROBE[suit], place(`pip-${suit}`, 88, 43.4, { scale: 1.16 }));
  return frenchPips(rank).map(({ x, y, ...how }) => place(`pip-${suit}`, x, y, how));
}

/** Art of the large-index cards: smaller, moved out of the corner. */
function aside(rank) {
  if (rank === 'A') return 'translate(23 24)scale(.84)';
  return COURTS[rank] ? 'translate(19.4 26)scale(.84)' : 'translate(17.6 9.3)scale(.9)';
}

const EMBLEMS = [
  place('pip-H', 25.6, 55, { scale: 0.7, turn: -16, color: FRENCH_INK.H }),
  place('pip-S', 44.6, 22, { scale: 0.66, turn: -24, color: FRENCH_INK.S }),
  place('pip-C', 76, 22, { scale: 0.66, turn: 24, color: FRENCH_INK.C }),
  place('pip-D', 95, 54, { scale: 0.74, turn: 16, color: FRENCH_INK.D }),
];
const MOTLEY = [FRENCH_INK.S, FRENCH_INK.H, FRENCH_INK.S, FRENCH_INK.H];

/** A card and its large-index version in one colour. */
function card(rank, suit, suffix, colour) {
  const drawn = (given, corner) =>
    group(
      { color: colour },
      element('use', { href: '#sheet' }),
      element('use', { href: `#art-${rank}${suit}`, ...given }),
      corner,
    );
  return [
    symbol(`${rank}${suit}${suffix}`, drawn({}, indices(rank, suit, 'currentColor'))),
    symbol(`${rank}${suit}${suffix}-large`, drawn({ transform: aside(rank) }, largeIndex(rank, suit, 'currentColor'))),
  ];
}

/** Everything the sprite holds, by id: parts to be placed, and symbols of card size to be shown. */
export function frenchSprite() {
  const every = SUITS.flatMap((suit) => RANKS.map((rank) => ({ rank, suit })));
  const parts = [
    SUITS.map((suit) => [group({ id: `pip-${suit}` }, pip(suit)), group({ id: `small-${suit}` }, smallPip(suit))]),
    group({ id: 'sheet' }, paper(), frame('currentColor', 0)),
    RANKS.map(numberParts),
    group({ id: 'back-flower' }, flower()),
    group({ id: 'back-stud' }, stud()),
    every.map(({ rank, suit }) => group({ id: `art-${rank}${suit}` }, art(rank, suit))),
  ];
  return sprite(
    parts,
    every.map(({ rank, suit }) => card(rank, suit, '', FRENCH_INK[suit])),
    every
      .filter(({ suit }) => FRENCH_INK[`${suit}-four`])
      .map(({ rank, suit }) => card(rank, suit, '-four', FRENCH_INK[`${suit}-four`])),
    symbol('JK', paper(), motleyFrame(MOTLEY), comodin(EMBLEMS)),
    symbol('back', paper(), back()),
  );
}
