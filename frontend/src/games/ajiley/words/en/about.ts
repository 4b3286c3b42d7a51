// Ajiley before any play, in English: what it is, and what its options mean.
import type { About } from '$lib/i18n/context';

export const about: About = {
  tagline: 'Betting and drawing',
  learn:
    'Ajiley is learnt in five minutes: two cards, betting, three more, you throw what you do not want, and the most points in one suit win.',
  options: {
    starting_chips: {
      label: 'Starting chips',
      help: 'What everybody starts with. It is also the price of a seat.',
      unit: 'chips',
    },
    ante: { label: 'Ante', help: 'What everybody puts into the pot before the deal.', unit: 'chips' },
    max_hands: {
      label: 'Hands',
      help: 'The match ends after these hands, or earlier when only one still has chips.',
    },
    turn_seconds: {
      label: 'Time per turn',
      help: 'When it runs out you check if you may, else you fold.',
      unit: 'seconds',
    },
    allow_refill: { label: 'Allow refills', help: 'Whoever is at 0 may buy the starting chips again between hands.' },
  },
};
