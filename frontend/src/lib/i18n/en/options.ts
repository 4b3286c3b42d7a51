// Labels and help for the options of the games, by the option's key. An option missing here shows the server's own title.
import type { options as es } from '../es/options';

export const options: typeof es = {
  words: {
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
    limit: { label: 'Limit of points', help: 'Whoever reaches this total is out.', unit: 'points' },
    hand_size: { label: 'Cards per hand', help: 'With five or more people it may be played with 5.', unit: 'cards' },
    last_card_penalty: {
      label: 'Penalty for not saying “one left”',
      help: 'Cards drawn by whoever forgets.',
      unit: 'cards',
    },
    target_points: { label: 'Points to finish', help: 'The match ends when somebody gets here.', unit: 'points' },
  },
  choice: (_key, value) => value,
};
