// One Spanish sentence for each event of Jodete.
import type { Sentences } from '$lib/i18n/context';
import { cards } from '$lib/i18n/es/cards';
import { count, says } from '$lib/i18n/es/telling';
import type { JodeteEvent } from '../../wire';

const WHY = {
  turn: '',
  two: ' por los doses',
  sota: ' por la sota',
  comodin: ' por el comodín',
  penalty: ' de castigo',
  out_of_turn: ' por jugar fuera de turno',
};

export const events: Sentences<JodeteEvent> = {
  hand_started: (e, c) => `Mano ${e.hand}. ${says(c, e.dealer, 'repartes tú', 'reparte')}.`,
  dealt: (e, c) =>
    e.cards?.length
      ? `Recibes ${cards.list(e.cards)}.`
      : says(c, e.seat, `recibes ${count(e.count)}.`, `recibe ${count(e.count)}.`),
  turned_up: (e) => `Se descubre ${cards.name(e.card)}.`,
  played: (e, c) => {
    const word = e.last_card ? ' y dice «me queda una»' : '';
    const yours = e.last_card ? ' y dices «me queda una»' : '';
    return says(c, e.seat, `juegas ${cards.name(e.card)}${yours}.`, `juega ${cards.name(e.card)}${word}.`);
  },
  drew: (e, c) => {
    const why = WHY[e.why];
    if (e.count === 0)
      return says(c, e.seat, 'ibas a robar, pero no quedan cartas.', 'iba a robar, pero no quedan cartas.');
    return e.cards?.length
      ? says(c, e.seat, `robas ${cards.list(e.cards)}${why}.`, `roba ${cards.list(e.cards)}${why}.`)
      : says(c, e.seat, `robas ${count(e.count)}${why}.`, `roba ${count(e.count)}${why}.`);
  },
  skipped: (e, c) => says(c, e.seat, 'pierdes el turno por el rey.', 'pierde el turno por el rey.'),
  direction_turned: (e) =>
    e.direction === 1 ? 'Ahora se juega hacia la derecha.' : 'Ahora se juega hacia la izquierda.',
  sum_grew: (e) => `Van ${e.pending}: se responde con un 2 o se toman.`,
  said_last_card: (e, c) => says(c, e.seat, 'dices: «me queda una».', 'dice: «me queda una».'),
  jodete_called: (e, c) =>
    `${says(c, e.seat, 'gritas', 'grita')} «¡jodete!» ${c.isMe(e.target) ? 'y te toca robar' : `y ${c.name(e.target)} tiene que robar`} ${count(e.penalty)}.`,
  passed: (e, c) => says(c, e.seat, 'dices: «paso».', 'dice: «paso».'),
  reshuffled: (e) => `Se acabó el mazo: se barajan ${count(e.count)} para uno nuevo.`,
  hand_won: (e, c) => says(c, e.seat, 'te quedas sin cartas y ganas la mano.', 'se queda sin cartas y gana la mano.'),
  scored: (e, c) => `Puntos de la mano: ${e.points.map((points, seat) => `${c.name(seat)} ${points}`).join(', ')}.`,
  hand_ended: (e) => `Fin de la mano ${e.hand}.`,
  left: (e, c) => says(c, e.seat, 'dejas la partida.', 'deja la partida.'),
  match_ended: (e, c) => {
    const names = new Intl.ListFormat('es').format((e.ranking[0] ?? []).map((seat) => c.name(seat)));
    return names ? `Fin de la partida: gana ${names}.` : 'Fin de la partida.';
  },
};
