// Words that every game's board shares, in English.
import type { es } from '../es';

export const board: (typeof es)['board'] = {
  seats: 'Seats, in order of play',
  hand_of: (n, max) => `Hand ${n} of ${max}`,
  hand: (n) => `Hand ${n}`,
  phases: {
    between_hands: 'Between hands',
    betting_1: 'First round',
    draw: 'Draw',
    betting_2: 'Second round',
    playing: 'In play',
    match_over: 'End of the match',
  },
  bar: 'Your acts',
  no: 'No',
  pause: {
    next: 'Next hand',
    first: 'Deal',
    ready: 'Ready',
    waiting_for: (names) => `Waiting for ${names}`,
    waiting_for_all: (n) => `Waiting for ${n}`,
    in_seconds: (n) => `Goes on in ${n} s`,
    to_end: 'See the ranking',
  },
  scores: {
    region: 'Result of the hand',
    total: (points) => `total ${points}`,
  },
  watching: 'You are watching.',
  plays: (name) => `${name} plays`,
  sending: 'One moment…',
  end: {
    title: 'End of the match',
    you_win: 'You won the match!',
    wins: (name) => `${name} wins`,
    shared: (names) => `First place shared: ${names}`,
    place: (n) => `${n}.`,
    after: (n) => (n === 1 ? 'After 1 hand' : `After ${n} hands`),
    left: 'left',
    rematch: 'Rematch',
    rematch_ready: 'Waiting for the others…',
    rematch_start: 'Start now',
    leave: 'Stand up',
    record: 'Download the match',
    ranking: 'Ranking',
  },
};
