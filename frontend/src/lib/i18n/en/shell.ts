// Words of the frame around every page in English: header, notices, settings, error states.
import type { shell as es } from '../es/shell';

export const shell: typeof es = {
  app: 'Sobremesa',
  tagline: 'Card games for the time after the meal',
  description: 'Card games for the time after the meal, live, with friends or bots. Nothing to install.',
  skip: 'Skip to the content',
  home: 'Home',
  main_nav: 'Main',
  footer_nav: 'More',
  loading: 'One moment…',
  settings: 'Settings',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Saved.',
  retry: 'Try again',
  back_home: 'Back to the start',
  yes: 'Yes',
  no: 'No',
  copy: 'Copy',
  copied: 'Copied.',
  new_version: 'There is a new version of the page.',

  nav: {
    rules: 'Rules',
    glossary: 'Glossary',
    fair: 'Fair play',
    me: 'Your profile',
    enter: 'Log in',
    create: 'Create a table',
  },

  glossary: {
    title: 'Glossary',
    lead: 'The words of the table. During play, tap any of them to see its line.',
  },

  footer_note: 'Play chips only. No ads, no money.',

  chips: (n) => `${n} chips`,
  chip: '1 chip',
  balance: (n) => `Balance: ${n} chips`,
  in_play: (n) => `${n} in play`,
  in_play_long: (n) => `${n} chips in play at a table`,

  your_seat: {
    title: 'You hold a seat',
    at: (name) => `Your seat at ${name} is waiting for you.`,
    plain: 'Your seat at a table is waiting for you.',
    back: 'Back to the table',
  },

  not_found: {
    title: 'There is no table here',
    text: 'The page you are looking for does not exist. The link may be incomplete: ask for it again.',
  },
  failed: {
    title: 'The page could not be opened',
    text: 'The network may have failed, or there is a new version.',
    part: 'This part could not be loaded: the network may have failed.',
  },

  connection: {
    connecting: 'Connecting…',
    waiting: 'No connection. Trying again…',
    restarting: 'The server restarts and is back in seconds.',

    retry_now: 'Try now',
  },
  closed_title: 'The table is gone',
  closed: {
    taken_over: 'This table was opened in another tab or device. It is no longer updated here.',
    kicked: 'The host asked you to leave this table.',
    banned: 'Your account is suspended. If you think that is a mistake, write to whoever runs this site.',
    table_closed: 'The table was closed.',
    expired: 'Your session has expired. Choose a name to carry on.',
    logged_out: 'You logged out in this browser.',
    no_session: 'Choose a name to sit down or to watch.',
    not_found: 'This table does not exist, or its link has changed. Ask whoever invited you for a new link.',
    restarting: 'The server restarts and is back in seconds.',
    take_back: 'Continue here',
  },
};
