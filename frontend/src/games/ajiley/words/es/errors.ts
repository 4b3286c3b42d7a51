// Refusals of Ajiley in Spanish: each names the rule and the way out.
import type { Refusals } from '$lib/i18n/context';
import { figure } from '$lib/i18n/es/figure';

export const errors = {
  nothing_to_call: () => 'Nadie ha apostado en esta ronda: no hay nada que igualar ni subir. Pasa o apuesta.',
  must_call: (d) => {
    const amount = figure(d, 'to_match');
    return amount
      ? `La apuesta de la ronda está en ${amount}: iguala, sube o retírate.`
      : 'Ya hay una apuesta: solo puedes igualar, subir o retirarte.';
  },
  amount_too_low: (d) => {
    const min = figure(d, 'min') ?? figure(d, 'min_to');
    return min
      ? `La cantidad no llega: el mínimo es ${min}.`
      : 'La cantidad no llega: para subir hay que superar la apuesta de la ronda.';
  },
  not_enough_chips: (d) => {
    const max = figure(d, 'max') ?? figure(d, 'max_to');
    return max
      ? `No te alcanzan las fichas: puedes llegar hasta ${max}.`
      : 'No te alcanzan las fichas. Baja la cantidad o juega tu resto.';
  },
  raising_closed: () => 'Un resto cerró las subidas en esta ronda: solo puedes igualar o retirarte.',
  too_many_cards: (d) => `Puedes descartar hasta ${figure(d, 'max') ?? '4'} cartas. Suelta alguna.`,
  refill_not_allowed: () => 'La recarga es solo entre manos, con 0 fichas y en mesas que la permiten.',
} satisfies Refusals;
