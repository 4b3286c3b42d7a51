// Ajiley before any play, in Spanish: what it is, and what its options mean.
import type { About } from '$lib/i18n/context';

export const about: About = {
  tagline: 'Apuestas y descarte',
  learn:
    'El Ajiley se aprende en cinco minutos: dos cartas, apuestas, tres más, descartas y gana quien junte más puntos de un palo.',
  options: {
    starting_chips: {
      label: 'Fichas iniciales',
      help: 'Con cuántas fichas empieza cada quien. Es también lo que cuesta el asiento.',
      unit: 'fichas',
    },
    ante: { label: 'Ante', help: 'Lo que todos ponen en el pozo antes de repartir.', unit: 'fichas' },
    max_hands: {
      label: 'Manos',
      help: 'La partida termina tras estas manos, o antes si solo queda alguien con fichas.',
    },
    turn_seconds: {
      label: 'Tiempo por turno',
      help: 'Si se acaba, se pasa cuando se puede; si no, se retira.',
      unit: 'segundos',
    },
    allow_refill: {
      label: 'Permitir recargas',
      help: 'Quien se queda en 0 puede volver a comprar sus fichas entre manos.',
    },
  },
};
