// One Spanish sentence for each event: the log, the live region and the notices all say exactly this.
import type { EventSentences, SentenceContext } from '../context';
import { cards, suits } from './cards';
import { jodete } from './events-jodete';

/** "Apuestas 50." to the one who bets, "Ana apuesta 50." to the others. */
const says = (c: SentenceContext, seat: number, you: string, other: string): string =>
  c.isMe(seat) ? you.charAt(0).toUpperCase() + you.slice(1) : `${c.name(seat)} ${other}`;

const count = (n: number): string => (n === 1 ? '1 carta' : `${n} cartas`);

export const events: EventSentences = {
  table: {
    sat: (e, c) => (c.isMe(e.seat) ? 'Te sientas a la mesa.' : `${e.name} se sienta a la mesa.`),
    stood: (e) => `${e.name} se levanta de la mesa.`,
    bot_added: (e) => `${e.name}, un bot, se suma a la mesa.`,
    bot_removed: (e) => `${e.name}, un bot, deja la mesa.`,
    kicked: (e) => `${e.name} tuvo que dejar la mesa.`,
    host_changed: (e) =>
      e.name ? `Ahora lleva la mesa ${e.name}.` : 'Nadie lleva la mesa: la llevará quien se siente.',
    match_started: (e) => `Empieza la partida ${e.number}${e.practice ? ', de práctica' : ''}.`,
    timed_out: (e, c) => says(c, e.seat, 'se te acabó el tiempo.', 'se quedó sin tiempo.'),
    went_absent: (e, c) =>
      says(c, e.seat, 'quedas como ausente: se juega por ti.', 'está ausente: se juega en su lugar.'),
    came_back: (e, c) => says(c, e.seat, 'estás de vuelta.', 'está de vuelta.'),
    parked: () => 'La mesa queda en pausa hasta que vuelva alguien.',
    resumed: () => 'La partida continúa.',
    match_voided: () => 'La partida se anuló y cada quien recuperó sus fichas.',
    match_abandoned: () => 'Se fue la última persona: la partida termina.',
    frozen: () => 'La mesa se detuvo para revisar las fichas. Nadie pierde nada.',
    link_changed: () => 'El enlace de la mesa cambió: el anterior ya no sirve.',
  },

  ajiley: {
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
  },

  jodete,
};
