// The words of Ajiley in Spanish: the word as it is said at the table, and one line about it.
import type { Glossary } from '$lib/i18n/context';

export const glossary = {
  ajiley: {
    word: 'Ajiley',
    line: '51 puntos de un mismo palo: la mano más alta, y el nombre del juego. No gana por sí sola un empate: decide la mano.',
  },
  ante: {
    word: 'Ante',
    line: 'Lo que todos ponen en el pozo antes de repartir. No cuenta como apuesta de la ronda.',
  },
  apostar: {
    word: 'Apostar',
    line: 'Poner fichas en el pozo cuando nadie lo ha hecho en la ronda. Los demás deben igualar, subir o retirarse.',
  },
  comodin: {
    word: 'Comodín',
    line: 'El siete de oros. Vale 10 puntos del palo que más te convenga, oros incluidos; nunca vale 7.',
  },
  descarte: {
    word: 'Descarte',
    line: 'El momento de cambiar cartas: sueltas de 0 a 4 y recibes otras tantas. Los demás solo ven cuántas.',
  },
  igualar: {
    word: 'Igualar',
    line: 'Poner lo que falta para llegar a la apuesta más alta de la ronda, sin subirla.',
  },
  mano: {
    word: 'Mano (ser mano)',
    line: 'Entre quienes empatan, la persona más cercana a la derecha de quien reparte. Gana el empate: el pozo nunca se divide.',
  },
  pasar: {
    word: 'Pasar',
    line: 'No apostar y seguir en la mano. Solo se puede mientras nadie haya apostado en la ronda.',
  },
  pozo: {
    word: 'Pozo',
    line: 'Los antes y las apuestas de la mano. Se lo lleva entero quien gana; con restos puede haber varios.',
  },
  recarga: {
    word: 'Recarga',
    line: 'Volver a las fichas iniciales cuando te quedas en 0, entre manos, si la mesa lo permite. Cuesta lo mismo que el asiento.',
  },
  resto: {
    word: 'Resto',
    line: 'Apostar todas tus fichas. Si con él abres o subes, cierra las subidas: los demás solo igualan o se retiran.',
  },
  retirarse: { word: 'Retirarse', line: 'Dejar la mano. Pierdes lo que pusiste y nadie verá tus cartas.' },
  ronda: { word: 'Ronda', line: 'Cada una de las dos vueltas de apuestas: antes y después del descarte.' },
  showdown: {
    word: 'Mostrar (showdown)',
    line: 'El final de la mano: quienes siguen muestran sus cartas y gana quien tiene más puntos de un palo.',
  },
  subir: {
    word: 'Subir',
    line: 'Aumentar la apuesta de la ronda. Los demás deben igualar, volver a subir o retirarse.',
  },
} satisfies Glossary;
