// Words of the start page, the lobby and the form for a new table in English.
import type { home as es } from '../es/home';

export const home: typeof es = {
  title: 'Home',
  headline: 'The table is laid',
  lead: 'Cards, live, with friends or against bots. No account.',

  name: {
    label: 'What is your name?',
    help: 'Up to 20 letters.',
    placeholder: 'Your name',
    greeting: (name) => `Hello, ${name}.`,
    change: 'Change',
    keep: 'Keep it with an account',
    needed: 'Write a name to carry on.',
  },

  play: {
    title: 'Play now',
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

  gate: { sit: 'Sit down and play', watch: 'Only watch' },

  friends: {
    title: 'With your own people',
    text: 'Create a table, send the link in your chat and begin when you like. One tap lets them in.',
  },

  create: {
    link: 'Create a table',
    title: 'Create a table',
    lead: 'You set the house rules. They are fixed once the match begins.',
    game: 'Game',
    who: 'Who may come in?',
    private: 'Only with the link',
    private_help: 'Share it with whom you like; nobody else finds it.',
    public: 'Anybody',
    public_help: 'It is listed in the lobby for whoever looks for a table.',
    name: 'Name of the table',
    name_help: 'Optional. For example: “Thursday’s table”.',
    seats: 'Seats',
    house_rules: 'House rules',
    practice: 'Practice table',
    practice_help: 'Moves nobody’s balance and counts for no ranking. With a bot at the table it is always so.',
    stake: 'Stake per person',
    stake_help: 'What everybody puts in at the start. The winner takes it.',
    cost: (chips) => `A seat will cost everybody ${chips} chips when the match begins.`,
    cost_none: 'A seat costs nothing.',
    range: (min, max) => `From ${min} to ${max}.`,
    submit: 'Create the table',
    creating: 'Laying the table…',
    between: (min, max) => `Write a whole number from ${min} to ${max}.`,
    together: (options) => `These do not go together: ${options}. Check them.`,
  },

  join: {
    title: 'Open a link',
    label: 'Link or code',
    help: 'Paste the link you were sent.',
    button: 'Open',
    invalid: 'That does not look like a table’s link. It has to end in /t/ and a code.',
  },

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

  learn: {
    title: 'First time?',
    link: (game) => `Rules of ${game}`,
  },
};
