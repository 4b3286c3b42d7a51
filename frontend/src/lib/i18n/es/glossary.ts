// The glossary in Spanish: the word as it is said at the table, and one line about it.
import type { Term } from '../glossary-terms';

export interface Entry {
  word: string;
  line: string;
}

export const glossary: { title: string; lead: string; terms: Record<Term, Entry> } = {
  title: 'Glosario',
  lead: 'Las palabras de la mesa. En el juego, toca cualquiera de ellas para ver su línea.',
  terms: {
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
    ficha: { word: 'Ficha', line: 'La moneda del juego. Es de juguete: no se compra ni se cambia por dinero.' },
    igualar: {
      word: 'Igualar',
      line: 'Poner lo que falta para llegar a la apuesta más alta de la ronda, sin subirla.',
    },
    mano: {
      word: 'Mano (ser mano)',
      line: 'Entre quienes empatan, la persona más cercana a la derecha de quien reparte. Gana el empate: el pozo nunca se divide.',
    },
    mano_jugada: {
      word: 'Mano (jugada)',
      line: 'Una vuelta completa: ante, reparto, apuestas, descarte, apuestas y resultado.',
    },
    mazo: {
      word: 'Mazo',
      line: 'Las cartas por repartir. Si se acaba en el descarte, se barajan las cartas soltadas por otros.',
    },
    palo: { word: 'Palo', line: 'Oros, copas, espadas o bastos. En el Ajiley cuentan los puntos de tu mejor palo.' },
    partida: {
      word: 'Partida',
      line: 'Todas las manos, hasta el límite acordado o hasta que solo una persona tenga fichas.',
    },
    pasar: {
      word: 'Pasar',
      line: 'No apostar y seguir en la mano. Solo se puede mientras nadie haya apostado en la ronda.',
    },
    pinta: {
      word: 'Pinta',
      line: 'Los cortes del marco de la carta: oros ninguno, copas uno, espadas dos, bastos tres. Así se conoce el palo sin ver el color.',
    },
    pozo: {
      word: 'Pozo',
      line: 'Los antes y las apuestas de la mano. Se lo lleva entero quien gana; con restos puede haber varios.',
    },
    practica: {
      word: 'Práctica',
      line: 'Partida que no mueve el saldo de nadie ni cuenta para la clasificación. Con un bot en la mesa siempre lo es.',
    },
    recarga: {
      word: 'Recarga',
      line: 'Volver a las fichas iniciales cuando te quedas en 0, entre manos, si la mesa lo permite. Cuesta lo mismo que el asiento.',
    },
    repartidor: { word: 'Repartidor', line: 'Quien reparte. El turno de repartir pasa a la derecha en cada mano.' },
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
  },
};
