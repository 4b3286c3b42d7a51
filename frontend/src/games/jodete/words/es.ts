// Words of the Jodete board in Spanish: piles, acts, the matter of the last card, the result.
import type { KeyList } from '$lib/i18n/context';

const cards = (n: number) => (n === 1 ? '1 carta' : `${n} cartas`);

export const words = {
  board: 'Mesa de Jodete',
  own_hand: 'Tu mano',
  you: 'tú',
  bot: 'bot',
  on_turn: 'le toca',
  dealer: 'Reparte',
  dealer_mark: 'R',
  cards,
  total: (points: string) => `${points} puntos en total`,
  total_short: (points: string) => `${points} pts`,
  said: 'dijo «me queda una»',
  said_mark: 'me queda una',
  status: { left: 'Se fue', absent: 'Ausente', offline: 'Sin red' },
  stock: (n: number) => `Mazo: ${cards(n)}`,
  top: 'Carta a la vista',
  direction: { right: 'Se juega hacia la derecha', left: 'Se juega hacia la izquierda' },
  pending: (n: number) => `+${n}: otro 2 o robar`,
  owed: 'Otra carta, la que quiera',

  play: 'Jugar',
  draw: 'Robar',
  take: 'Tomar',
  pass: 'Paso',
  say: 'Me queda una',
  call: '¡Jodete!',
  call_label: (name: string) => `¡Jodete! A ${name}`,
  hint: {
    must: 'Tienes una carta que va: juégala.',
    may: 'Puedes jugar, o seguir sin jugar.',
    draw: 'Nada va: roba una carta.',
    pass: 'Nada va: di «paso».',
    owed: 'Después del comodín, juega otra: va cualquiera.',
    answer: (n: number) => `Responde con un 2 o toma ${cards(n)}.`,
    take: (n: number) => `No tienes un 2: toma ${cards(n)}.`,
  },
  why: {
    turn: 'Todavía no te toca: espera tu turno.',
    fit: 'Esa carta no va: tiene que ser del mismo número o del mismo palo.',
    choose: 'Toca primero la carta que quieres jugar.',
    pass: 'Se dice «paso» después de robar, si nada va.',
    draw: 'Solo se roba cuando nada va, y una vez por turno.',
    say: 'Se dice cuando te queda una carta, o al jugar la penúltima.',
  },
  result: {
    wins: (name: string) => `${name} se quedó sin cartas`,
    you_win: '¡Te quedaste sin cartas!',
    out: 'cerró',
    caught: 'comodín en la mano: pierde la partida',
    first: 'Todo listo para empezar',
    first_text: 'Gana la mano quien se queda sin cartas. Los puntos de la mano son malos.',
  },
};

/** The game has no keys of its own. */
export const keys: KeyList = [];

export { errors } from './es/errors';
export { events } from './es/events';
