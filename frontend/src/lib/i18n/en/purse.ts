// Words about one's own chips and sessions in English: asking for a refill, receipts, where one is logged in.
import type { purse as es } from '../es/purse';

export const purse: typeof es = {
  guest: {
    title: 'This guest lives in this browser only',
    text: (chips) =>
      `If you clear its data, or stay away for 180 days, this name and its ${chips} chips are lost. With an account you keep them and come in from anywhere.`,
    link: 'Create an account',
    login: (chips) =>
      `Logging in to another account ends this guest for good: the name and its ${chips} chips do not move to the account. To keep them, create an account from this guest.`,
  },

  refill: {
    title: 'Ask for chips',
    lead: 'Whoever runs this site sees it at once and decides.',
    amount: 'How many',
    amount_help: (most) => `1 to ${most}.`,
    note: 'Note',
    note_help: 'Optional. For example: “for the rematch”.',
    ask: 'Ask',
    asked: 'Request sent.',
    range: (most) => `Write a whole number from 1 to ${most}.`,
    note_wrong: 'A note has up to 200 letters and no hidden signs.',
    pending: (chips) => `You asked for ${chips} chips. Waiting for an answer.`,
    approved: (chips) => `You got ${chips} chips.`,
    denied: 'Not granted this time.',
    answer: (text) => `Answer: “${text}”`,
    own_note: (text) => `Your note: “${text}”`,
    meanwhile: 'Meanwhile you can play without chips: practice against bots and tables without a stake cost nothing.',
    play: 'Play practice',
  },

  poor: {
    title: (missing) => `You are ${missing} chips short of this table`,
    text: 'You can ask for chips, practise against bots, or open a smaller table or one without a stake.',
    asked: 'Your request is waiting. Meanwhile practice and tables without a stake cost nothing.',
    ask: 'Ask for chips',
    play: 'Play practice',
    create: 'Open another table',
  },

  receipt: {
    title: 'In chips',
    buy_in: 'Buy-in',
    refills: 'Refills',
    pay_out: 'Taken away',
    net: 'Net',
  },

  sessions: {
    title: 'Where you are logged in',
    lead: 'End those you do not know.',
    current: 'this browser',
    unknown: 'Unknown browser',
    on: (browser, system) => `${browser} on ${system}`,
    used: (when) => `Last used: ${when}`,
    end: 'Log out',
    end_one: (device) => `Log out of ${device}`,
    end_others: 'Log out of all others',
    ended: 'Logged out there.',
  },

  password: {
    common: 'That password is among the first that are tried. Choose another: a few unrelated words work well.',
    simple: 'That password repeats itself too much. Use more different letters.',
    username: 'The password cannot be the username. Choose another.',
  },

  banned: (until) =>
    until
      ? `This account is suspended until ${until}. If you think that is a mistake, talk to whoever runs this site.`
      : 'This account is suspended. If you think that is a mistake, talk to whoever runs this site.',

  desk: { title: 'Administration', text: 'Refills, people, tables and books.', link: 'Open the desk' },
};
