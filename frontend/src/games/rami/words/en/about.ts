// Rami before any play, in English: what it is, and what its options mean.
import type { About } from '$lib/i18n/context';

export const about: About = {
  tagline: 'Sets and runs',
  learn:
    'In Rami you build sets and runs from two French decks: you go down once you have 51 points, keep adding cards, and whoever has none left wins the hand.',
  options: {
    limit: { label: 'Limit of points', help: 'Whoever reaches this total is out.', unit: 'points' },
    turn_seconds: {
      label: 'Time per turn',
      help: 'When it runs out a card is drawn from the stock and discarded again.',
      unit: 'seconds',
    },
  },
};
