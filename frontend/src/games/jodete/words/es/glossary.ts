// The words of Jodete in Spanish.
import type { Glossary } from '$lib/i18n/context';

export const glossary = {
  comodin: {
    word: 'Comodín',
    line: 'Va sobre cualquier carta menos sobre un dos pendiente. Los demás roban una y juegas otra, la que quieras.',
  },
  grito: {
    word: '¡Jodete!',
    line: 'Lo que se le grita a quien se queda con una carta sin decirlo. Roba el castigo acordado.',
  },
  me_queda_una: {
    word: 'Me queda una',
    line: 'Se dice al jugar la penúltima carta, o después, antes de que alguien te grite.',
  },
  paso: { word: 'Paso', line: 'Se dice cuando ya robaste y ninguna carta va: el turno sigue.' },
  pendiente: {
    word: 'Pendiente',
    line: 'Las cartas que se van sumando cuando un dos responde a otro. Las toma quien no tiene otro dos.',
  },
} satisfies Glossary;
