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
import { frame, HEIGHT, indices, largeIndex, numberParts, paper, WIDTH } from './frame.mjs';
import { longs, rounds } from './layouts.mjs';
import { drawing, element, group, place } from './markup.mjs';
import { rey } from './rey.mjs';
import { sota } from './sota.mjs';
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

/** Where and how large the aces stand. */
const ACES = {
  O: 'translate(60 93)scale(.92)',
  C: 'translate(60 90)scale(1.05)',
  E: 'translate(60 93)scale(1.06)',
  B: 'translate(57 95)scale(1.02)',
};

const symbol = (id, ...children) => element('symbol', { id, viewBox: `0 0 ${WIDTH} ${HEIGHT}` }, ...children);

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

const placedArt = (rank, suit, given = {}) => element('use', { href: `#art-${rank}${suit}`, ...given });

/** Everything the sprite holds, by id: parts to be placed, and symbols of card size to be shown. */
export function spanishSprite() {
  const every = SUITS.flatMap((suit) => RANKS.map((rank) => ({ rank, suit })));
  const parts = [
    SUITS.map((suit) => [
      group({ id: `pip-${suit}` }, PIPS[suit].pip()),
      group({ id: `small-${suit}` }, PIPS[suit].small()),
      group({ id: `card-${suit}` }, paper(), frame(suit)),
    ]),
    RANKS.map(numberParts),
    group({ id: 'back-flower' }, flower()),
    group({ id: 'back-stud' }, stud()),
    every.map(({ rank, suit }) => group({ id: `art-${rank}${suit}` }, art(rank, suit))),
  ];
  const cards = every.map(({ rank, suit }) => {
    const sheet = element('use', { href: `#card-${suit}` });
    return [
      symbol(`${rank}${suit}`, drawing(sheet, placedArt(rank, suit), indices(rank, suit))),
      symbol(
        `${rank}${suit}-large`,
        drawing(sheet, placedArt(rank, suit, { transform: aside(rank) }), largeIndex(rank, suit)),
      ),
    ];
  });
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg' },
    element('defs', {}, parts),
    cards,
    symbol('JK', drawing(paper(), motleyFrame(), comodin())),
    symbol('back', drawing(paper(), back())),
    Object.entries(WORDS).map(([locale, text]) => [
      symbol(`wild-${locale}`, drawing(wildMark(text))),
      symbol(`wild-${locale}-large`, drawing(largeWildMark(text, aside(7)))),
    ]),
  );
}
