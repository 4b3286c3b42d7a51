// One Spanish sentence for each event of Ajiley.
import type { Sentences } from '$lib/i18n/context';
import { cards, suits } from '$lib/i18n/es/cards';
import { count, says } from '$lib/i18n/es/telling';
import type { AjileyEvent } from '../../wire';

export const events: Sentences<AjileyEvent> = {
  hand_started: (e, c) => `Mano ${e.hand}. ${says(c, e.dealer, 'repartes tú', 'reparte')}.`,
  ante: (e, c) =>
    says(
      c,
      e.seat,
      `pones ${c.chips(e.amount)} de ante${e.all_in ? ', tu resto' : ''}.`,
      `pone ${c.chips(e.amount)} de ante${e.all_in ? ', su resto' : ''}.`,
    ),
  dealt: (e, c) =>
    e.cards?.length
      ? `Recibes ${cards.list(e.cards)}.`
      : says(c, e.seat, `recibes ${count(e.count)}.`, `recibe ${count(e.count)}.`),
  betting_started: (e) => (e.round === 1 ? 'Primera ronda de apuestas.' : 'Segunda ronda de apuestas.'),
  checked: (e, c) => says(c, e.seat, 'pasas.', 'pasa.'),
  bet: (e, c) =>
    e.all_in
      ? says(c, e.seat, `juegas tu resto: ${c.chips(e.amount)}.`, `juega su resto: ${c.chips(e.amount)}.`)
      : says(c, e.seat, `apuestas ${c.chips(e.amount)}.`, `apuesta ${c.chips(e.amount)}.`),
  called: (e, c) =>
    says(
      c,
      e.seat,
      `igualas con ${c.chips(e.amount)}${e.all_in ? ', tu resto' : ''}.`,
      `iguala con ${c.chips(e.amount)}${e.all_in ? ', su resto' : ''}.`,
    ),
  raised: (e, c) =>
    e.all_in
      ? says(c, e.seat, `subes a ${c.chips(e.to)} con tu resto.`, `sube a ${c.chips(e.to)} con su resto.`)
      : says(c, e.seat, `subes a ${c.chips(e.to)}.`, `sube a ${c.chips(e.to)}.`),
  folded: (e, c) => says(c, e.seat, 'te retiras.', 'se retira.'),
  returned: (e, c) =>
    says(
      c,
      e.seat,
      `recuperas ${c.chips(e.amount)} que nadie igualó.`,
      `recupera ${c.chips(e.amount)} que nadie igualó.`,
    ),
  draw_started: () => 'Descarte.',
  threw: (e, c) => {
    if (e.count === 0) return says(c, e.seat, 'no descartas.', 'no descarta.');
    return e.cards?.length
      ? says(c, e.seat, `descartas ${cards.list(e.cards)}.`, `descarta ${cards.list(e.cards)}.`)
      : says(c, e.seat, `descartas ${count(e.count)}.`, `descarta ${count(e.count)}.`);
  },
  reshuffled: (e) => `Se acabó el mazo: se barajan ${count(e.count)} para uno nuevo.`,
  shown: (e, c) =>
    says(
      c,
      e.seat,
      `muestras ${cards.list(e.cards)}: ${e.points} de ${suits[e.suit]}.`,
      `muestra ${cards.list(e.cards)}: ${e.points} de ${suits[e.suit]}.`,
    ),
  pot_won: (e, c) => {
    const amount = c.chips(e.amount);
    const won = says(c, e.winner, `ganas ${amount}`, `gana ${amount}`);
    if (e.by === 'folds') return `${won}: nadie más siguió.`;
    if (e.by === 'mano') return `${won} con ${e.points} puntos: hubo empate y decide la mano.`;
    return `${won} con ${e.points} puntos.`;
  },
  refilled: (e, c) => says(c, e.seat, `recargas ${c.chips(e.amount)}.`, `recarga ${c.chips(e.amount)}.`),
  left: (e, c) => says(c, e.seat, 'dejas la partida.', 'deja la partida.'),
  hand_ended: (e) => `Fin de la mano ${e.hand}.`,
  match_ended: (e, c) => {
    const first = e.ranking[0] ?? [];
    if (first.length === 1 && first[0] !== undefined)
      return `Fin de la partida: ${c.isMe(first[0]) ? 'ganas tú' : `gana ${c.name(first[0])}`}.`;
    const names = new Intl.ListFormat('es').format(first.map((seat) => (c.isMe(seat) ? 'tú' : c.name(seat))));
    return names ? `Fin de la partida: comparten el primer lugar ${names}.` : 'Fin de la partida.';
  },
};
