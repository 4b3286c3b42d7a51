// Refusals of Ajiley in English: each names the rule and the way out.
import { figure } from '$lib/i18n/en/figure';
import type { errors as es } from '../es/errors';

export const errors: typeof es = {
  nothing_to_call: () => 'Nobody has bet in this round: there is nothing to call or raise. Check or bet.',
  must_call: (d) => {
    const amount = figure(d, 'to_match');
    return amount
      ? `The bet of the round stands at ${amount}: call, raise or fold.`
      : 'There is a bet already: you may only call, raise or fold.';
  },
  amount_too_low: (d) => {
    const min = figure(d, 'min') ?? figure(d, 'min_to');
    return min
      ? `That is too little: the least is ${min}.`
      : 'That is too little: a raise must go above the bet of the round.';
  },
  not_enough_chips: (d) => {
    const max = figure(d, 'max') ?? figure(d, 'max_to');
    return max
      ? `You do not have the chips: you may go up to ${max}.`
      : 'You do not have the chips. Lower the amount or go all-in.';
  },
  raising_closed: () => 'An all-in closed the raising for this round: you may only call or fold.',
  too_many_cards: (d) => `You may throw at most ${figure(d, 'max') ?? '4'} cards. Let go of some.`,
  refill_not_allowed: () => 'A refill is only possible between hands, at 0 chips, at tables that allow it.',
};
