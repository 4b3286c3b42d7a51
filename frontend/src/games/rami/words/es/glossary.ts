// The words of Rami in Spanish.
import type { Glossary } from '$lib/i18n/context';

export const glossary = {
  anadir: {
    word: 'Añadir',
    line: 'Poner una carta de tu mano en una combinación de la mesa, tuya o de otra persona. Solo después de bajar.',
  },
  bajar: {
    word: 'Bajar',
    line: 'Poner en la mesa tus primeras combinaciones de la mano: 51 puntos o más de una vez, y al menos una sin comodín.',
  },
  cerrar: { word: 'Cerrar', line: 'Quedarse sin cartas. La mano termina en ese instante y cuentan los demás.' },
  combinacion: { word: 'Combinación', line: 'Un trío, un cuarteto o una escalera: lo que se puede poner en la mesa.' },
  comodin: {
    word: 'Comodín',
    line: 'Hay cuatro. Representa la carta que falta, uno por combinación. En la mano vale 0, pero dobla tus puntos.',
  },
  devolver: {
    word: 'Devolver',
    line: 'Dejar otra vez en el pozo la carta que tomaste y no pudiste poner. Lo hecho en el turno se deshace y robas del mazo.',
  },
  escalera: {
    word: 'Escalera',
    line: 'Tres o más cartas seguidas de un palo. El as va antes del dos o después del rey, nunca en medio.',
  },
  limite: { word: 'Límite', line: 'El total que te deja fuera: 101, 201 o 501, según la mesa. Gana quien queda.' },
  mazo: { word: 'Mazo', line: 'Las cartas boca abajo de las que se roba. Si se acaba, se barajan las del pozo.' },
  pozo: {
    word: 'Pozo de descarte',
    line: 'Las cartas descartadas, boca arriba. Se puede tomar la de encima si la pones en la mesa en ese turno.',
  },
  trio: { word: 'Trío y cuarteto', line: 'Tres o cuatro cartas del mismo número, todas de palos distintos.' },
  vuelta: {
    word: 'Primera vuelta',
    line: 'El primer turno de cada quien en la mano: solo se roba del mazo y se descarta.',
  },
} satisfies Glossary;
