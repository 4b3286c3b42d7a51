// Words of checking a deal in English.
import type { checking as es } from '../es/checking';

export const checking: typeof es = {
  lead: 'Before the deal the server fixes the order of the deck with a fingerprint. Afterwards you can check that no card you saw was changed.',
  commitment: 'Fingerprint of this hand’s seed',
  root: 'Root of the shuffled deck',
  none: 'Appears with the deal.',
  seed: 'Your text for the shuffle',
  seed_help: 'Mixed with the server’s seed at the next deal. Optional.',
  seed_save: 'Use it',
  seed_saved: 'It goes into the next shuffle.',
  check: 'Check my cards',
  checking: 'Checking…',
  sound: (n) => `${n} cards checked: all of them were in the deck fixed before the deal.`,
  sound_one: '1 card checked: it was in the deck fixed before the deal.',
  unsound: (cards) => `Does not match the fixed deck: ${cards}. Keep this screen and tell whoever runs the site.`,
  other_root: 'The root received is not the one announced for this hand.',
  nothing: 'You have not seen any cards to check yet.',
  positions: 'Card and its place in the deck',
  place: (n) => `place ${n}`,
  ok: 'matches',
  bad: 'does not match',
  more: 'How it works',
};
