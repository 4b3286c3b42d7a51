// Words of the Jodete board in English.
import type { KeyList } from '$lib/i18n/context';
import type { words as es } from './es';

const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`);

export const words: typeof es = {
  board: 'Jodete table',
  own_hand: 'Your hand',
  you: 'you',
  bot: 'bot',
  on_turn: 'on turn',
  dealer: 'Deals',
  dealer_mark: 'D',
  cards,
  total: (points) => `${points} points in all`,
  total_short: (points) => `${points} pts`,
  said: 'said “one left”',
  said_mark: 'one left',
  status: { left: 'Left', absent: 'Away', offline: 'Offline' },
  stock: (n) => `Stock: ${cards(n)}`,
  top: 'Card on top',
  direction: { right: 'Play goes to the right', left: 'Play goes to the left' },
  pending: (n) => `+${n}: another 2, or take`,
  owed: 'One more card, any',

  play: 'Play',
  draw: 'Draw',
  take: 'Take',
  pass: 'Pass',
  say: 'One left',
  call: 'Jodete!',
  call_label: (name) => `Jodete! On ${name}`,
  hint: {
    must: 'You hold a card that fits: play it.',
    may: 'You may play, or go on without.',
    draw: 'Nothing fits: draw a card.',
    pass: 'Nothing fits: pass.',
    owed: 'After the wild card play one more: any fits.',
    answer: (n) => `Answer with a 2, or take ${cards(n)}.`,
    take: (n) => `You hold no 2: take ${cards(n)}.`,
  },
  why: {
    turn: 'It is not your turn yet.',
    fit: 'That card does not fit: it must share the number or the suit.',
    choose: 'First touch the card that you want to play.',
    pass: 'One passes after drawing, when nothing fits.',
    draw: 'One draws only when nothing fits, and once a turn.',
    say: 'Said when one card is left, or along with the last but one.',
  },
  result: {
    wins: (name) => `${name} has no cards left`,
    you_win: 'You have no cards left!',
    out: 'went out',
    caught: 'a wild card in hand: loses the match',
    first: 'All set to begin',
    first_text: 'Who gets rid of all cards wins the hand. Points in hand are bad.',
  },
};

/** The game has no keys of its own. */
export const keys: KeyList = [];

export { errors } from './en/errors';
export { events } from './en/events';
