// The words of Ajiley in English: the Spanish word stays beside the English one, for it is what people say.
import type { glossary as es } from '../es/glossary';

export const glossary: typeof es = {
  ajiley: {
    word: 'Ajiley',
    line: '51 points in one suit: the highest hand, and the name of the game. It does not win a tie by itself: the mano decides.',
  },
  ante: {
    word: 'Ante',
    line: 'What everybody puts into the pot before the deal. It does not count towards the bet of the round.',
  },
  apostar: {
    word: 'Bet (apostar)',
    line: 'To put chips into the pot when nobody has in this round. The others must call, raise or fold.',
  },
  comodin: {
    word: 'Wild card (comodín)',
    line: 'The seven of coins. It is worth 10 points in whichever suit suits you best, coins included; never 7.',
  },
  descarte: {
    word: 'Draw (descarte)',
    line: 'The time to change cards: throw 0 to 4 and get as many. The others only see how many.',
  },
  igualar: {
    word: 'Call (igualar)',
    line: 'To put in what is missing to reach the highest bet of the round, without raising it.',
  },
  mano: {
    word: 'Mano',
    line: 'Among those who tie, the person nearest to the dealer’s right. Wins the tie: a pot is never split.',
  },
  pasar: { word: 'Check (pasar)', line: 'Not to bet and to stay in. Only while nobody has bet in the round.' },
  pozo: {
    word: 'Pot (pozo)',
    line: 'The antes and bets of the hand. The winner takes it whole; with all-ins there may be several.',
  },
  recarga: {
    word: 'Refill (recarga)',
    line: 'Back to the starting chips when you are at 0, between hands, if the table allows it. It costs the same as the seat.',
  },
  resto: {
    word: 'All-in (resto)',
    line: 'To bet all your chips. If it opens or raises, it closes the raising: the others may only call or fold.',
  },
  retirarse: {
    word: 'Fold (retirarse)',
    line: 'To leave the hand. You lose what you put in and nobody sees your cards.',
  },
  ronda: { word: 'Round (ronda)', line: 'Each of the two laps of betting: before and after the draw.' },
  showdown: {
    word: 'Showdown (mostrar)',
    line: 'The end of the hand: those still in show their cards and the most points in one suit win.',
  },
  subir: {
    word: 'Raise (subir)',
    line: 'To increase the bet of the round. The others must call, raise again or fold.',
  },
};
