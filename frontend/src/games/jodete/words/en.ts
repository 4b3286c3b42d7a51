// Words of the Jodete board in English.
import type { KeyList } from '$lib/i18n/context';
import { KEYS } from '../keys';
import type { words as es } from './es';

const DREW = {
  two: '',
  sota: ' sota',
  comodin: ' joker',
  penalty: ' penalty',
  out_of_turn: ' out of turn',
};

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
  said_it: '✓ Said',
  call: 'Jodete!',
  call_label: (name) => `Jodete! On ${name}`,
  hint: {
    must: 'You hold a card that fits: play it.',
    may: 'You may play, or go on without.',
    draw: 'Nothing fits: draw a card.',
    pass: 'Nothing fits: pass.',
    owed: 'After the joker play one more: any fits.',
    answer: (n) => `Answer with a 2, or take ${cards(n)}.`,
    take: (n) => `You hold no 2: take ${cards(n)}.`,
    last: 'One left: say so before somebody calls “jodete!”.',
    last_said: 'You said “one left”.',
    with_word: 'One will be left: say so as you play.',
  },
  why: {
    turn: 'It is not your turn yet.',
    fit: 'That card does not fit: it must share the number or the suit.',
    nothing: 'None of your cards fits now.',
    choose: 'First touch the card that you want to play.',
    pass: 'One passes after drawing, when nothing fits.',
    draw: 'One draws only when nothing fits, and once a turn.',
    say: 'Said when one card is left, or along with the last but one.',
    said: 'You have said it.',
    silent: (s) => `One left and you have not said so: say it, or wait ${s} s to go on.`,
  },
  out_of_turn: {
    open: 'Play it out of turn…',
    ask: (card) => `Play the ${card} out of turn? It will not count, and you draw 2 cards.`,
    yes: 'Yes, draw 2',
  },
  news: {
    drew: (n, why) => `+${n}${DREW[why]}`,
    last_card: 'One left!',
    called: 'Jodete!',
    passed: 'Pass',
    skipped: 'Loses the turn',
  },
  calls: {
    too_soon: (name, s) => `${name} still has a moment to say it: ${s} s.`,
    false_call: (name, s) =>
      `False call: ${name} has said it, has played on, or holds more. It costs nothing; call again in ${s} s.`,
    cooling: (s) => `That was a false call: you may call again in ${s} s.`,
    wait: (s) => `in ${s} s`,
  },
  result: {
    wins: (name) => `${name} has no cards left`,
    you_win: 'You have no cards left!',
    out: 'went out',
    caught: 'held a joker',
    caught_why: (names) => `${names} held a joker when the hand ended, and so loses the match.`,
    you_caught: 'You held a joker when the hand ended: you lose the match.',
    reached: (names, target) => `${names} reached ${target} points: the match is over, and the fewest points win.`,
    pot: (names, chips, many) => (many ? `${names} share ${chips} chips.` : `${names} takes ${chips} chips.`),
    first: 'All set to begin',
    first_text: 'Who gets rid of all cards wins the hand. Points in hand are bad.',
  },
};

export const keys: KeyList = [
  [KEYS.play, 'Play the chosen card'],
  [KEYS.draw, 'Draw, or take what is pending'],
  [KEYS.pass, 'Pass'],
  [KEYS.say, 'Say “one left”'],
  [KEYS.next, 'Next hand'],
];

export const absent: string = 'For you a card that fits is played; if none does, one is drawn.';
export const leaving: string = 'Your cards leave the hand and you end behind those who stay.';

export { errors } from './en/errors';
export { events } from './en/events';
