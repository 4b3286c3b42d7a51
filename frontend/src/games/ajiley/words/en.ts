// Words of the Ajiley board in English.
import type { KeyList } from '$lib/i18n/context';
import { suits } from '$lib/i18n/en/cards';
import type { words as es } from './es';

const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`);

export const words: typeof es = {
  suits,
  board: 'Ajiley table',

  you: 'you',
  pot: 'Pot',
  to_match: 'To match',
  stock_label: (n) => `Stock: ${cards(n)}`,
  dealer: 'Dealer',
  dealer_mark: 'D',
  mano: 'Mano: first after the dealer, wins ties',
  mano_mark: 'M',
  bot: 'bot',
  bet: (chips) => `bet ${chips}`,
  in_hand: (chips) => `put into this hand: ${chips}`,
  chips: (chips) => `${chips} chips`,
  backs: (n) => cards(n),
  swapped: (n) => (n === 0 ? 'kept all' : `changed ${cards(n)}`),
  on_turn: 'on turn',
  status: {
    folded: 'Folded',
    all_in: 'All in',
    out: 'No chips',
    left: 'Left',
    absent: 'Away',
    offline: 'Offline',
    ready: 'Ready',
  },

  own_hand: 'Your hand',
  standing: (phase, pot, toMatch) => `${phase}. Pot ${pot}, to match ${toMatch}.`,
  score_label: (points, suit) => `Your hand counts ${points} points of ${suit}`,

  fold: 'Fold',
  check: 'Check',
  call_word: 'Call',
  bet_word: 'Bet',
  raise_word: 'Raise',
  raise_to: 'Raise to',
  all_in: 'All in',
  your_turn: 'Your turn.',

  amount: 'Amount',
  amount_slider: 'Amount, slider',
  less: 'Less',
  more: 'More',
  quick: { min: 'Least', half: '½ pot', pot: 'Pot' },
  between: (min, max) => `From ${min} to ${max}`,

  ask_all_in: (chips) => `Go all in with ${chips}?`,
  ask_all_in_yes: 'Yes, all in',
  ask_fold: 'Checking is free. Fold all the same?',
  ask_fold_yes: 'Yes, fold',

  why: {
    fold: 'You cannot fold now: wait for your turn in a betting round.',
    stay: 'It is not your turn yet.',
    bet: 'It is not your turn to bet yet.',
    raise_closed: 'An all-in closed the raising in this round: you may only call or fold.',
    all_in: 'You cannot go all in now.',
    cards: 'Cards are changed in the draw, after the first round.',
    throw_max: (n) => `You may throw up to ${n} cards. Keep one more.`,
  },

  pre: {
    title: 'For when it is your turn',
    check: 'Check',
    fold: 'Fold',
    call: (chips) => `Call ${chips}`,
    dropped: 'The bet changed: your early choice no longer holds.',
    help: 'Holds for exactly this; if anything changes it is dropped.',
  },

  wait: {
    turn: (name) => `${name} to play`,
    draw: (name) => `${name} to draw`,
    all_in: 'You are all in. Let’s see the cards.',
    folded: 'You folded. The hand goes on.',
    out: 'No chips in this hand.',
    left: 'You left the match. You may still watch.',
    watching: 'You are watching.',
    sending: 'One moment…',
  },

  draw: {
    title: 'Draw',
    help: (max) => `Tap the cards you want to change, up to ${max}.`,
    throw: (n) => `Throw ${n}`,
    stand: 'Keep all',
    chosen: (n) => (n === 0 ? 'None chosen' : `${n} chosen`),
    clear: 'Clear',
  },

  result: {
    region: 'Result of the hand',
    takes: (name, chips) => `${name} takes ${chips}`,
    you_take: (chips) => `You take ${chips}!`,
    several: (n) => `${n} pots were played`,
    by_folds: 'Everybody else folded.',
    by_points: (points, suit) => (suit ? `With ${points} of ${suit}` : `With ${points} points`),
    by_mano: (points) => `Tie at ${points}: the mano wins`,
    pot_n: (n) => `Pot ${n}`,
    returned: (name, chips) => `${chips} that nobody matched go back to ${name}.`,
    you_returned: (chips) => `${chips} that nobody matched come back to you.`,
    mano: 'mano',
    cards: 'Cards',
    points: (points, suit) => `${points} of ${suit}`,
    points_only: (points) => `${points} points`,
    first_title: 'All set to start',
    first_text: (ante) => `Everybody antes ${ante} and gets two cards.`,
    refill: (chips) => `Refill ${chips}`,
    refill_cost: (chips) => `It costs ${chips} of your balance.`,
    refill_free: 'It is practice: it costs nothing.',
    refill_out: 'You have no chips left.',
  },

  refills: (n) => (n === 1 ? '1 refill' : `${n} refills`),

  keys: { fold: 'f', stay: 'k', bet: 'b', all_in: 'a', throw: 'd' },
};

export const keys: KeyList = [
  [words.keys.fold, 'Fold'],
  [words.keys.stay, 'Check or call'],
  [words.keys.bet, 'Bet or raise'],
  [words.keys.all_in, 'All in'],
  ['− +', 'Fewer or more chips'],
  ['1 … 5', 'Choose a card for the draw'],
  [words.keys.throw, 'Throw or keep all'],
  ['n', 'Ready for the next hand'],
];

export const absent: string = 'We check or fold for you.';
export const leaving: string = 'What you put into this hand stays in the pot; the rest goes back to your balance.';

export { errors } from './en/errors';
export { events } from './en/events';
