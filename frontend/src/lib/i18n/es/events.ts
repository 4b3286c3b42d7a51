// One Spanish sentence for each event of a table: the log, the live region and the notices all say exactly this.
import type { TableEvent } from '$lib/protocol';
import type { Sentences } from '../context';
import { says } from './telling';

export const events: Sentences<TableEvent> = {
  sat: (e, c) => (c.isMe(e.seat) ? 'Te sientas a la mesa.' : `${e.name} se sienta a la mesa.`),
  stood: (e) => `${e.name} se levanta de la mesa.`,
  bot_added: (e) => `${e.name}, un bot, se suma a la mesa.`,
  bot_removed: (e) => `${e.name}, un bot, deja la mesa.`,
  kicked: (e) => `${e.name} tuvo que dejar la mesa.`,
  host_changed: (e) => (e.name ? `Ahora lleva la mesa ${e.name}.` : 'Nadie lleva la mesa: la llevará quien se siente.'),
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
};
