/**
 * The Spanish deck put together: every symbol of the sprite, by id.
 * Card ids are the codes of the game: rank + suit letter, `JK`; the rest are parts.
 */
import { back, flower, stud } from './back.mjs';
import { caballo } from './caballo.mjs';
import { club, greatClub, smallClub } from './club.mjs';
import { coin, greatCoin, smallCoin } from './coin.mjs';
import { comodin, motleyFrame } from './comodin.mjs';
import { cup, greatCup, smallCup } from './cup.mjs';
import { frame, indices, largeIndex, numberParts, paper } from './frame.mjs';
import { longs, rounds } from './layouts.mjs';
import { element, group, place } from './markup.mjs';
import { SUIT_INK } from './palette.mjs';
import { rey } from './rey.mjs';
import { sota } from './sota.mjs';
import { sprite, symbol } from './sprite.mjs';
import { greatSword, smallSword, sword } from './sword.mjs';
import { largeWildMark, WORDS, wildMark } from './wild.mjs';

export const SUITS = ['O', 'C', 'E', 'B'];
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const PIPS = {
  O: { pip: coin, small: smallCoin, ace: greatCoin, layout: rounds },
  C: { pip: cup, small: smallCup, ace: greatCup, layout: rounds, size: 0.92 },
  E: { pip: sword, small: smallSword, ace: greatSword, layout: longs },
  B: { pip: club, small: smallClub, ace: greatClub, layout: longs },
};

/** How often a frame's top and bottom lines are broken: one may know the suit from a card's edge alone. */
const BREAKS = { O: 0, C: 1, E: 2, B: 3 };

/** Where and how large the aces stand. */
const ACES = {
  O: 'translate(60 93)scale(.92)',
  C: 'translate(60 90)scale(1.05)',
  E: 'translate(60 93)scale(1.06)',
  B: 'translate(57 95)scale(1.02)',
};

function art(rank, suit) {
  if (rank === 1) return group({ transform: ACES[suit] }, PIPS[suit].ace());
  if (rank <= 9)
    return PIPS[suit]
      .layout(rank)
      .map(({ x, y, scale, ...how }) => place(`pip-${suit}`, x, y, { ...how, scale: scale * (PIPS[suit].size ?? 1) }));
  if (rank === 10) return sota(suit);
  if (rank === 11) return caballo(suit);
  if (rank === 12) return rey(suit);
  return [];
}

/** Art of the large-index cards: smaller, moved out of the corner. */
function aside(rank) {
  if (rank === 1 || rank === 11) return 'translate(19.4 32)scale(.84)';
  return rank <= 9 ? 'translate(17.6 9.3)scale(.9)' : 'translate(19.4 26)scale(.84)';
}

/** What the comodín keeps in the air, and the colours of his frame: above, right, below, left. */
const EMBLEMS = [
  place('pip-C', 25.6, 57, { scale: 0.68, turn: -16 }),
  place('pip-E', 45, 25, { scale: 0.42, turn: -34 }),
  place('pip-B', 75.6, 25, { scale: 0.42, turn: 32 }),
  place('pip-O', 96, 54, { scale: 0.74 }),
];
const MOTLEY = [SUIT_INK.O, SUIT_INK.E, SUIT_INK.B, SUIT_INK.C];

const placedArt = (rank, suit, given = {}) => element('use', { href: `#art-${rank}${suit}`, ...given });

/** Everything the sprite holds, by id: parts to be placed, and symbols of card size to be shown. */
export function spanishSprite() {
  const every = SUITS.flatMap((suit) => RANKS.map((rank) => ({ rank, suit })));
  const parts = [
    SUITS.map((suit) => [
      group({ id: `pip-${suit}` }, PIPS[suit].pip()),
      group({ id: `small-${suit}` }, PIPS[suit].small()),
      group({ id: `card-${suit}` }, paper(), frame(SUIT_INK[suit], BREAKS[suit])),
    ]),
    RANKS.map(numberParts),
    group({ id: 'back-flower' }, flower()),
    group({ id: 'back-stud' }, stud()),
    every.map(({ rank, suit }) => group({ id: `art-${rank}${suit}` }, art(rank, suit))),
  ];
  const cards = every.map(({ rank, suit }) => {
    const sheet = element('use', { href: `#card-${suit}` });
    return [
      symbol(`${rank}${suit}`, sheet, placedArt(rank, suit), indices(rank, suit, SUIT_INK[suit])),
      symbol(
        `${rank}${suit}-large`,
        sheet,
        placedArt(rank, suit, { transform: aside(rank) }),
        largeIndex(rank, suit, SUIT_INK[suit]),
      ),
    ];
  });
  return sprite(
    parts,
    cards,
    symbol('JK', paper(), motleyFrame(MOTLEY), comodin(EMBLEMS)),
    symbol('back', paper(), back()),
    Object.entries(WORDS).map(([locale, text]) => [
      symbol(`wild-${locale}`, wildMark(text)),
      symbol(`wild-${locale}-large`, largeWildMark(text, aside(7))),
    ]),
  );
}
