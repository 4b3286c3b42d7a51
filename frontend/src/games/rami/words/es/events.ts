// One Spanish sentence for each event of Rami.
import type { Sentences } from '$lib/i18n/context';
import { french } from '$lib/i18n/es/cards';
import { count, says } from '$lib/i18n/es/telling';
import type { RamiEvent } from '../../wire';
import { meldName } from './melds';

const PLACES = { low: 'al principio de una escalera', high: 'al final de una escalera' };

export const events: Sentences<RamiEvent> = {
  hand_started: (e, c) => `Mano ${e.hand}. ${says(c, e.dealer, 'repartes tú', 'reparte')}.`,
  dealt: (e, c) =>
    e.cards?.length
      ? `Recibes ${french.list(e.cards)}.`
      : says(c, e.seat, `recibes ${count(e.count)}.`, `recibe ${count(e.count)}.`),
  turned_up: (e) => `El pozo se abre con ${french.name(e.card)}.`,
  drew: (e, c) => {
    if (e.from === 'discard' && e.card)
      return says(c, e.seat, `tomas ${french.name(e.card)} del pozo.`, `toma ${french.name(e.card)} del pozo.`);
    return e.card
      ? says(c, e.seat, `robas ${french.name(e.card)} del mazo.`, `roba ${french.name(e.card)} del mazo.`)
      : says(c, e.seat, 'robas del mazo.', 'roba del mazo.');
  },
  laid: (e, c) => {
    const melds = new Intl.ListFormat('es', { type: 'conjunction' }).format(e.melds.map(meldName));
    return says(c, e.seat, `pones ${melds}: ${e.points} puntos.`, `pone ${melds}: ${e.points} puntos.`);
  },
  went_down: (e, c) => says(c, e.seat, `bajas con ${e.points} puntos.`, `baja con ${e.points} puntos.`),
  extended: (e, c) => {
    const added = `${french.name(e.card)} ${e.end ? PLACES[e.end] : 'a un trío'}.`;
    return says(c, e.seat, `añades ${added}`, `añade ${added}`);
  },
  joker_swapped: (e, c) => {
    const card = french.name(e.card);
    return says(c, e.seat, `pones ${card} y te llevas el comodín.`, `pone ${card} y se lleva el comodín.`);
  },
  put_back: (e, c) => {
    const card = `${french.name(e.card)} al pozo: lo hecho en este turno se deshace.`;
    return says(c, e.seat, `devuelves ${card}`, `devuelve ${card}`);
  },
  discarded: (e, c) => says(c, e.seat, `descartas ${french.name(e.card)}.`, `descarta ${french.name(e.card)}.`),
  reshuffled: (e) => `Se acabó el mazo: se barajan ${count(e.count)} para uno nuevo.`,
  hand_won: (e, c) =>
    says(c, e.seat, 'te quedas sin cartas y cierras la mano.', 'se queda sin cartas y cierra la mano.'),
  scored: (e, c) => {
    const played = e.points.flatMap((points, seat) => (e.hands[seat] ? [`${c.name(seat)} ${points}`] : []));
    return `Puntos de la mano: ${played.join(', ')}.`;
  },
  eliminated: (e, c) => says(c, e.seat, 'llegas al límite y quedas fuera.', 'llega al límite y queda fuera.'),
  hand_ended: (e) => `Fin de la mano ${e.hand}.`,
  left: (e, c) => says(c, e.seat, 'dejas la partida.', 'deja la partida.'),
  match_ended: (e, c) => {
    const [winner] = e.ranking[0] ?? [];
    if (winner === undefined) return 'Fin de la partida.';
    return `Fin de la partida: ${c.isMe(winner) ? 'ganas tú' : `gana ${c.name(winner)}`}.`;
  },
};
