// The words of every table in Spanish: the word as it is said, and one line about it.
import type { Glossary } from '../context';

export const glossary = {
  ficha: { word: 'Ficha', line: 'La moneda del juego. Es de juguete: no se compra ni se cambia por dinero.' },
  mano_jugada: {
    word: 'Mano (jugada)',
    line: 'Desde que se reparte hasta que se cuentan los puntos o se lleva alguien el pozo.',
  },
  mazo: {
    word: 'Mazo',
    line: 'Las cartas por repartir o por robar, boca abajo. Si se acaba, se barajan las que ya se soltaron.',
  },
  palo: {
    word: 'Palo',
    line: 'Oros, copas, espadas o bastos; en la baraja francesa, picas, corazones, diamantes o tréboles.',
  },
  partida: {
    word: 'Partida',
    line: 'Todas las manos, hasta que se llega a lo que la mesa acordó.',
  },
  pinta: {
    word: 'Pinta',
    line: 'Los cortes del marco de la carta española: oros ninguno, copas uno, espadas dos, bastos tres. Así se conoce el palo sin ver el color.',
  },
  practica: {
    word: 'Práctica',
    line: 'Partida que no mueve el saldo de nadie ni cuenta para la clasificación. Con un bot en la mesa siempre lo es.',
  },
  repartidor: { word: 'Repartidor', line: 'Quien reparte. Con cada mano le toca al siguiente.' },
} satisfies Glossary;
