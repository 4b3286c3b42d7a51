// Words of the start page in English.
import type { start as es } from '../es/start';

export const start: typeof es = {
  headline: 'The table is laid',
  lead: 'Cards, live, with friends or against bots. No account.',
  play: {
    button: 'Play now against bots',
    game: 'Game',
    level: 'Level of the bots',
    easy: 'Easy-going',
    normal: 'Even',
    hard: 'Hard',
    note: 'For practice: your balance does not move.',
    preparing: 'Laying the table…',
    table_name: (name) => `${name}’s practice`,
  },
  friends: {
    title: 'With your own people',
    text: 'Create a table, send the link in your chat and begin when you like. One tap lets them in.',
  },
  join: {
    title: 'Open a link',
    label: 'Link or code',
    help: 'Paste the link you were sent.',
    button: 'Open',
    invalid: 'That does not look like a table’s link. It has to end in /t/ and a code.',
  },
  learn: {
    title: 'First time?',
    link: (game) => `Rules of ${game}`,
  },
};
