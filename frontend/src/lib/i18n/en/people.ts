// Words of the profile pages in English: name, account, ledger, matches.
import type { people as es } from '../es/people';

const ordinal = (n: number): string => {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(n);
  return `${n}${rule === 'one' ? 'st' : rule === 'two' ? 'nd' : rule === 'few' ? 'rd' : 'th'}`;
};

export const people: typeof es = {
  title: 'Your profile',
  lead_guest: 'You play as a guest. This browser remembers you; with an account you can come in from any other.',
  lead_member: (username) => `Your account: ${username}. You can come in from any device.`,
  kinds: { guest: 'guest', member: 'member', admin: 'admin' },
  nobody: 'You have not introduced yourself yet. Choose a name and get your welcome chips, or log in.',

  name: {
    title: 'Name at the table',
    label: 'Name',
    help: '1 to 20 letters. Others may have the same.',
    save: 'Save name',
  },

  chips: {
    title: 'Your chips',
    balance: 'Balance',
    in_play: 'In play',
    note: 'Chips are play money: they cannot be bought and are worth nothing.',
  },

  account: {
    title: 'Account',
    register_title: 'Create an account',
    register_lead: 'You keep your name, your chips and your seat.',
    register: 'Create account',
    login_title: 'Log in to your account',
    login: 'Log in',
    logout: 'Log out',
    logout_guest: 'Forget this guest',
    logout_guest_ask: 'Without an account this name and its chips cannot be recovered. Forget this guest?',
    username: 'Username',
    username_help: 'You log in with it. No e-mail needed.',
    password: 'Password',
    password_help: 'At least 8 characters.',
    bad_input: 'A username has 3 to 20 letters, digits, dots or dashes; a password at least 8 characters.',
    welcome: 'Your account is ready.',
    welcome_back: (name) => `Hello again, ${name}.`,
    bye: 'Logged out.',
  },

  ledger: {
    title: 'Ledger',
    link: 'See the ledger',
    empty: 'Nothing here yet.',
    more: 'See earlier ones',
    when: 'Date',
    what: 'Reason',
    amount: 'Chips',
    after: 'Balance',
    reasons: {
      welcome: 'Welcome',
      buy_in: 'Buy-in at a table',
      refill: 'Refill at the table',
      stake: 'Stake of a table',
      cash_out: 'Taken away from the table',
      prize: 'Prize of the match',
      refund: 'Returned from a match',
      expired: 'Guest expired',
      refill_granted: 'Refill granted',
      adjust: 'Adjustment by an admin',
      correction: 'Correction by the house',
    },
  },

  matches: {
    title: 'Matches',
    link: 'See matches',
    empty: 'You have not finished a match yet.',
    place: (n) => `${ordinal(n)} place`,
    more: 'See earlier ones',
    voided: 'voided',
    abandoned: 'not finished',
    practice: 'practice',
    with: (names) => `With ${names}`,
    download: 'Download',
    download_for: (when) => `Download the match of ${when}`,
  },
};
