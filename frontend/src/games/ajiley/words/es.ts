// Words of the Ajiley board in Spanish: what is on the felt, the acts, the result.
import type { KeyList } from '$lib/i18n/context';
import { suits } from '$lib/i18n/es/cards';

const cards = (n: number) => (n === 1 ? '1 carta' : `${n} cartas`);

export const words = {
  suits,
  board: 'Mesa de Ajiley',

  you: 'tú',
  pot: 'Pozo',
  to_match: 'A igualar',
  stock_label: (n: number) => `Mazo: ${cards(n)}`,
  dealer: 'Reparte',
  dealer_mark: 'R',
  mano: 'Mano',
  mano_mark: 'M',
  bot: 'bot',
  bet: (chips: string) => `apuesta ${chips}`,
  in_hand: (chips: string) => `puesto en la mano: ${chips}`,
  chips: (chips: string) => `${chips} fichas`,
  backs: (n: number) => cards(n),
  swapped: (n: number) => (n === 0 ? 'servido' : `cambió ${cards(n)}`),
  on_turn: 'le toca',
  status: {
    folded: 'Retirado',
    all_in: 'Resto',
    out: 'Sin fichas',
    left: 'Se fue',
    absent: 'Ausente',
    offline: 'Sin red',
    ready: 'Listo',
  },

  own_hand: 'Tu mano',
  standing: (phase: string, pot: string, toMatch: string) => `${phase}. Pozo ${pot}, a igualar ${toMatch}.`,
  score_label: (points: string, suit: string) => `Tu mano vale ${points} puntos de ${suit}`,

  fold: 'Retirarse',
  check: 'Pasar',
  call_word: 'Igualar',
  bet_word: 'Apostar',
  raise_word: 'Subir',
  raise_to: 'Subir a',
  all_in: 'Resto',
  your_turn: 'Te toca.',

  amount: 'Cantidad',
  amount_slider: 'Cantidad, deslizar',
  less: 'Menos',
  more: 'Más',
  quick: { min: 'Mínimo', half: '½ pozo', pot: 'Pozo' },
  between: (min: string, max: string) => `De ${min} a ${max}`,

  ask_all_in: (chips: string) => `¿Juegas tu resto, ${chips}?`,
  ask_all_in_yes: 'Sí, mi resto',
  ask_fold: 'Pasar es gratis. ¿Te retiras igual?',
  ask_fold_yes: 'Sí, retirarme',

  why: {
    fold: 'Ahora no puedes retirarte: espera tu turno en una ronda de apuestas.',
    stay: 'Todavía no te toca.',
    bet: 'Todavía no te toca apostar.',
    raise_closed: 'Un resto cerró las subidas en esta ronda: solo puedes igualar o retirarte.',
    all_in: 'Ahora no puedes jugar tu resto.',
    cards: 'Las cartas se cambian en el descarte, después de la primera ronda.',
    throw_max: (n: string) => `Se tiran hasta ${n} cartas. Baja alguna.`,
  },

  pre: {
    title: 'Para cuando te toque',
    check: 'Pasar',
    fold: 'Retirarme',
    call: (chips: string) => `Igualar ${chips}`,
    dropped: 'La apuesta cambió: tu jugada anticipada ya no vale.',
    help: 'Vale solo para esto exactamente; si algo cambia, se borra.',
  },

  wait: {
    turn: (name: string) => `Juega ${name}`,
    draw: (name: string) => `Descarta ${name}`,
    all_in: 'Vas con tu resto. A ver las cartas.',
    folded: 'Te retiraste. La mano sigue.',
    out: 'Sin fichas en esta mano.',
    left: 'Dejaste la partida. Puedes seguir mirando.',
    watching: 'Estás mirando.',
    sending: 'Un momento…',
  },

  draw: {
    title: 'Descarte',
    help: (max: string) => `Toca las cartas que quieras cambiar, hasta ${max}.`,
    throw: (n: number) => `Descartar ${n}`,
    stand: 'Servido',
    chosen: (n: number) => (n === 0 ? 'Ninguna elegida' : n === 1 ? '1 elegida' : `${n} elegidas`),
    clear: 'Soltar',
  },

  result: {
    region: 'Resultado de la mano',
    takes: (name: string, chips: string) => `${name} se lleva ${chips}`,
    you_take: (chips: string) => `¡Te llevas ${chips}!`,
    several: (n: string) => `Se jugaron ${n} pozos`,
    by_folds: 'Todos los demás se retiraron.',
    by_points: (points: string, suit: string | null) => (suit ? `Con ${points} de ${suit}` : `Con ${points} puntos`),
    by_mano: (points: string) => `Empate a ${points}: gana la mano`,
    pot_n: (n: string) => `Pozo ${n}`,
    returned: (name: string, chips: string) => `Vuelven a ${name} ${chips} que nadie igualó.`,
    you_returned: (chips: string) => `Te vuelven ${chips} que nadie igualó.`,
    mano: 'mano',
    cards: 'Cartas',
    points: (points: string, suit: string) => `${points} de ${suit}`,
    points_only: (points: string) => `${points} puntos`,
    first_title: 'Todo listo para empezar',
    first_text: (ante: string) => `Cada quien pone ${ante} de ante y recibe dos cartas.`,
    refill: (chips: string) => `Recargar ${chips}`,
    refill_cost: (chips: string) => `Cuesta ${chips} de tu saldo.`,
    refill_free: 'Es práctica: no cuesta nada.',
    refill_out: 'Te quedaste sin fichas.',
  },

  refills: (n: number) => (n === 1 ? '1 recarga' : `${n} recargas`),

  keys: { fold: 'r', stay: 'p', bet: 'a', all_in: 't', throw: 'd' },
};

export const keys: KeyList = [
  [words.keys.fold, 'Retirarse'],
  [words.keys.stay, 'Pasar o igualar'],
  [words.keys.bet, 'Apostar o subir'],
  [words.keys.all_in, 'Resto'],
  ['− +', 'Menos o más fichas'],
  ['1 … 5', 'Elegir una carta para el descarte'],
  [words.keys.throw, 'Descartar o quedar servido'],
  ['n', 'Listo para la siguiente mano'],
];

export const absent: string = 'Pasamos o nos retiramos por ti.';
export const leaving: string = 'Lo que pusiste en esta mano se queda en el pozo; el resto vuelve a tu saldo.';

export { errors } from './es/errors';
export { events } from './es/events';
