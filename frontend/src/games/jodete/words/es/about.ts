// Jodete before any play, in Spanish: what it is, and what its options mean.
import type { About } from '$lib/i18n/context';

export const about: About = {
  tagline: 'Quedarse sin cartas',
  learn:
    'El Jodete se aprende jugando: echas una carta del mismo número o del mismo palo, unas cuantas castigan al siguiente, y gana quien se queda sin cartas.',
  options: {
    hand_size: { label: 'Cartas por mano', help: 'Con cinco o más personas se puede jugar con 5.', unit: 'cartas' },
    last_card_penalty: {
      label: 'Castigo por no decir «me queda una»',
      help: 'Cartas que roba quien se olvida.',
      unit: 'cartas',
    },
    target_points: {
      label: 'Puntos para terminar',
      help: 'La partida acaba cuando alguien llega aquí.',
      unit: 'puntos',
    },
    turn_seconds: {
      label: 'Tiempo por turno',
      help: 'Si se acaba, se juega una carta que vaya; si ninguna va, se roba.',
      unit: 'segundos',
    },
  },
};
