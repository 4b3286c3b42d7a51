// Jodete before any play, in English: what it is, and what its options mean.
import type { About } from '$lib/i18n/context';

export const about: About = {
  tagline: 'Getting rid of your cards',
  learn:
    'Jodete is learnt by playing: you play a card of the same number or the same suit, some cards punish the next player, and whoever has no cards left wins.',
  options: {
    hand_size: { label: 'Cards per hand', help: 'With five or more people it may be played with 5.', unit: 'cards' },
    last_card_penalty: {
      label: 'Penalty for not saying “one left”',
      help: 'Cards drawn by whoever forgets.',
      unit: 'cards',
    },
    target_points: { label: 'Points to finish', help: 'The match ends when somebody gets here.', unit: 'points' },
    turn_seconds: {
      label: 'Time per turn',
      help: 'When it runs out a card that fits is played; if none fits, one is drawn.',
      unit: 'seconds',
    },
  },
};
