// Refusals of Jodete in English: each names the rule and the way out.
import { figure } from '$lib/i18n/en/figure';
import type { errors as es } from '../es/errors';

export const errors: typeof es = {
  pending_draw: (d) => {
    const pending = figure(d, 'pending');
    return pending
      ? `A 2 was played on you: answer with a 2 or draw ${pending}.`
      : 'A 2 was played on you: answer with a 2 or draw.';
  },
  does_not_fit: () => 'It does not match the top card: play the same rank, the same suit or a joker.',
  must_play: () => 'You hold a card that fits: it must be played before you draw or pass.',
  not_one_card: () => 'Say “one left” when you are down to a single card, not before.',
  not_vulnerable: () => 'You cannot call “jodete” on them: they said it in time, or the moment has passed.',
};
