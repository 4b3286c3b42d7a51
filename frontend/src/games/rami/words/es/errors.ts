// Refusals of Rami in Spanish: each names the rule and the way out.
import type { Refusals } from '$lib/i18n/context';

/** Why cards are no meld, by the server's reason. */
const MELDS: Record<string, string> = {
  too_few_cards: 'Lleva al menos tres cartas. Añade otra.',
  too_many_cards: 'Un grupo tiene como mucho cuatro. Quita una.',
  two_jokers: 'Solo puede llevar un comodín. Quita uno.',
  neither_rank_nor_suit: 'Ni mismo número ni mismo palo. Elige otras.',
  joker_as: 'El comodín no puede valer por esa carta.',
  suit_twice: 'Cada palo va una sola vez. Cambia la repetida.',
  joker_inside: 'El comodín va al principio o al final.',
  past_the_ace: 'La escalera termina en el as.',
  not_consecutive: 'Las cartas no van seguidas. Cambia alguna.',
};

export const errors = {
  first_lap: () =>
    'En la primera vuelta solo se roba del mazo y se descarta. Desde la segunda podrás bajar y tomar del pozo.',
  stock_only: () => 'Devolviste la carta tomada: en este turno solo puedes robar del mazo.',
  no_such_meld: () => 'Esa combinación no está en la mesa. Elige una de las que ves.',
  bad_meld: (d) =>
    MELDS[String(d.reason)] ??
    'Esas cartas no forman combinación: hacen falta tres o cuatro iguales, o tres seguidas de un palo.',
  needs_51: (d) => {
    const points = typeof d.points === 'number' ? d.points : null;
    const needed = typeof d.needed === 'number' ? d.needed : 51;
    return points === null
      ? 'Para bajar hacen falta 51 puntos. Añade otra combinación.'
      : `Llevas ${points} de ${needed} puntos: faltan ${needed - points} para bajar.`;
  },
  needs_clean_meld: () => 'Para bajar hace falta una combinación sin comodín.',
  not_down: () => 'Primero tienes que bajar con 51 puntos; después podrás añadir cartas y cambiar comodines.',
  does_not_extend: () => 'Esa carta no continúa esa combinación. Prueba en otra, o con otra carta.',
  end_required: () => 'La carta entra por los dos lados: elige si va al principio o al final.',
  no_such_joker: () => 'Ese comodín representa otra carta. Solo se cambia por la carta exacta.',
  taken_card_not_placed: () => 'La carta del pozo va a la mesa en este turno; o devuélvela y roba del mazo.',
  nothing_to_put_back: () => 'No hay carta tomada que devolver.',
} satisfies Refusals;
