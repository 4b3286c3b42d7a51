// Rami before any play, in Spanish: what it is, and what its options mean.
import type { About } from '$lib/i18n/context';

export const about: About = {
  tagline: 'Combinaciones y escaleras',
  learn:
    'En el Rami armas tríos y escaleras con dos barajas francesas: bajas cuando juntas 51 puntos, sigues añadiendo cartas y cierra la mano quien se queda sin ninguna.',
  options: {
    limit: { label: 'Límite de puntos', help: 'Quien llega a este total queda fuera.', unit: 'puntos' },
    turn_seconds: {
      label: 'Tiempo por turno',
      help: 'Si se acaba, se roba del mazo y se descarta la carta robada.',
      unit: 'segundos',
    },
  },
};
