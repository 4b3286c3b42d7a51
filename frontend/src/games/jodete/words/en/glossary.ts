// The words of Jodete in English: the Spanish word stays beside the English one.
import type { glossary as es } from '../es/glossary';

export const glossary: typeof es = {
  comodin: {
    word: 'Joker (comodín)',
    line: 'Goes on any card but on a pending two. The others draw one, and you play another, whichever you like.',
  },
  grito: {
    word: 'Jodete! (¡jodete!)',
    line: 'What is called on whoever is down to one card and has not said so. They draw the agreed penalty.',
  },
  me_queda_una: {
    word: 'One left (me queda una)',
    line: 'Said with the last card but one, or afterwards, before anybody calls it on you.',
  },
  paso: { word: 'Pass (paso)', line: 'Said when you have drawn and no card fits: the turn goes on.' },
  pendiente: {
    word: 'Pending (pendiente)',
    line: 'The cards that add up while a two answers a two. They go to whoever has no other two.',
  },
};
