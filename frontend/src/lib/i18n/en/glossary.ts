// The words of every table in English: the Spanish word stays beside the English one, for it is what people say.
import type { glossary as es } from '../es/glossary';

export const glossary: typeof es = {
  ficha: { word: 'Chip (ficha)', line: 'The coin of the game. It is play money: it cannot be bought or cashed in.' },
  mano_jugada: { word: 'Hand (mano)', line: 'From the deal until the points are counted or somebody takes the pot.' },
  mazo: {
    word: 'Stock (mazo)',
    line: 'The cards still to be dealt or drawn, face down. If it runs out, those already let go are shuffled.',
  },
  palo: {
    word: 'Suit (palo)',
    line: 'Coins (oros), cups (copas), swords (espadas) or clubs (bastos); in the French deck spades, hearts, diamonds or clubs.',
  },
  partida: {
    word: 'Match (partida)',
    line: 'All the hands, until what the table agreed on is reached.',
  },
  pinta: {
    word: 'Pinta',
    line: 'The breaks in the Spanish card’s frame: coins none, cups one, swords two, clubs three. So the suit is known without its colour.',
  },
  practica: {
    word: 'Practice (práctica)',
    line: 'A match that moves nobody’s balance and counts for no ranking. With a bot at the table it always is.',
  },
  repartidor: { word: 'Dealer (repartidor)', line: 'Whoever deals. With every hand it is the next one’s turn.' },
};
