// Words of the Jodete board in Spanish: piles, acts, the matter of the last card, the result.
import type { KeyList } from '$lib/i18n/context';
import { KEYS } from '../keys';
import type { JodeteDrawReason } from '../wire';

const DREW = {
  two: '',
  sota: ' sota',
  comodin: ' comodín',
  penalty: ' castigo',
  out_of_turn: ' fuera de turno',
};

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
  said_it: '✓ Dicho',
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
    last: 'Te queda una: dilo antes de que te griten «¡jodete!».',
    last_said: 'Dijiste «me queda una».',
    with_word: 'Te quedará una: al jugarla, dilo.',
  },
  why: {
    turn: 'Todavía no te toca: espera tu turno.',
    fit: 'Esa carta no va: tiene que ser del mismo número o del mismo palo.',
    nothing: 'Ninguna de tus cartas va ahora.',
    choose: 'Toca primero la carta que quieres jugar.',
    pass: 'Se dice «paso» después de robar, si nada va.',
    draw: 'Solo se roba cuando nada va, y una vez por turno.',
    say: 'Se dice cuando te queda una carta, o al jugar la penúltima.',
    said: 'Ya lo dijiste.',
    silent: (s: string) => `Te queda una y no lo has dicho: dilo, o espera ${s} s para seguir.`,
  },
  out_of_turn: {
    open: 'Jugarla fuera de turno…',
    ask: (card: string) => `¿Jugar ${card} fuera de turno? No vale, y robas 2 cartas.`,
    yes: 'Sí, robar 2',
  },
  news: {
    drew: (n: number, why: Exclude<JodeteDrawReason, 'turn'>) => `+${n}${DREW[why]}`,
    last_card: '¡Me queda una!',
    called: '¡Jodete!',
    passed: 'Paso',
    skipped: 'Pierde el turno',
  },
  calls: {
    too_soon: (name: string, s: string) => `${name} todavía tiene un momento para decirlo: ${s} s.`,
    false_call: (name: string, s: string) =>
      `En falso: ${name} lo dijo, ya jugó o no le queda una. No cuesta nada; en ${s} s podrás cantar otra vez.`,
    cooling: (s: string) => `Cantaste en falso: podrás volver a cantar en ${s} s.`,
    wait: (s: string) => `en ${s} s`,
  },
  result: {
    wins: (name: string) => `${name} se quedó sin cartas`,
    you_win: '¡Te quedaste sin cartas!',
    out: 'cerró',
    caught: 'tenía un comodín',
    caught_why: (names: string, many: boolean) =>
      many
        ? `${names} tenían un comodín al cerrarse la mano: pierden la partida.`
        : `${names} tenía un comodín al cerrarse la mano: pierde la partida.`,
    you_caught: 'Tenías un comodín al cerrarse la mano: pierdes la partida.',
    reached: (names: string, target: string, many: boolean) =>
      `${names} ${many ? 'llegaron' : 'llegó'} a ${target} puntos: se acaba la partida y gana quien tiene menos.`,
    pot: (names: string, chips: string, many: boolean) =>
      many ? `${names} se reparten ${chips} fichas.` : `${names} se lleva ${chips} fichas.`,
    first: 'Todo listo para empezar',
    first_text: 'Gana la mano quien se queda sin cartas. Los puntos de la mano son malos.',
  },
};

export const keys: KeyList = [
  [KEYS.play, 'Jugar la carta elegida'],
  [KEYS.draw, 'Robar, o tomar lo pendiente'],
  [KEYS.pass, 'Decir «paso»'],
  [KEYS.say, 'Decir «me queda una»'],
  [KEYS.next, 'Siguiente mano'],
];

export const absent: string = 'Por ti se juega una carta que vaya; si ninguna va, se roba.';
export const leaving: string = 'Tus cartas salen de la mano y quedas detrás de quienes siguen.';

export { errors } from './es/errors';
export { events } from './es/events';
