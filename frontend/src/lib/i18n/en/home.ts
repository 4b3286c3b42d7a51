// Words of the way in, in English: a name, a seat, the tables that are open.
import type { home as es } from '../es/home';

export const home: typeof es = {
  name: {
    label: 'What is your name?',
    help: 'Up to 20 letters.',
    placeholder: 'Your name',
    greeting: (name) => `Hello, ${name}.`,
    change: 'Change',
    keep: 'Keep it with an account',
    needed: 'Write a name to carry on.',
  },

  gate: { sit: 'Sit down and play', watch: 'Only watch' },

  lobby: {
    title: 'Open tables',
    lead: 'Anybody may sit down or watch.',
    empty: 'There are no public tables now. Create one and it will be listed here.',
    offline: 'No connection to the lobby. We keep trying…',
    seats: (taken, seats) => `${taken} of ${seats} seats`,
    free: (n) => (n === 0 ? 'full' : n === 1 ? '1 free' : `${n} free`),
    watchers: (n) => (n === 1 ? '1 watching' : `${n} watching`),
    waiting: 'waiting',
    playing: 'playing',
    finished: 'finished',
    closed: 'closed',
    practice: 'practice',
    buy_in: (chips) => `buy-in ${chips}`,
    stake: (chips) => `stake ${chips}`,
    ante: (chips) => `ante ${chips}`,
    sit: 'Sit down',
    watch: 'Watch',
  },
};
