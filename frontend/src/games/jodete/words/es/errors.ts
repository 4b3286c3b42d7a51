// Refusals of Jodete in Spanish: each names the rule and the way out.
import type { Refusals } from '$lib/i18n/context';
import { figure } from '$lib/i18n/es/figure';

export const errors = {
  pending_draw: (d) => {
    const pending = figure(d, 'pending');
    return pending
      ? `Te tiraron un 2: responde con otro 2 o roba ${pending}.`
      : 'Te tiraron un 2: responde con otro 2 o roba las cartas.';
  },
  does_not_fit: () => 'No coincide con la carta de la mesa: juega el mismo número, el mismo palo o un comodín.',
  must_play: () => 'Tienes una carta que sirve: hay que jugarla antes de robar o pasar.',
  not_one_card: () => 'Lo de «me queda una» se dice al quedarte con una sola carta, no antes.',
  not_vulnerable: () => 'No puedes cantarle «jodete»: lo dijo a tiempo, o ya pasó el momento.',
} satisfies Refusals;
