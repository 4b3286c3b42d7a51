// The words of Rami in English: the Spanish word stays beside the English one, for it is what people say.
import type { glossary as es } from '../es/glossary';

export const glossary: typeof es = {
  anadir: {
    word: 'Add (añadir)',
    line: 'To put a card from your hand onto a meld on the table, your own or somebody else’s. Only once you are down.',
  },
  bajar: {
    word: 'Go down (bajar)',
    line: 'To lay your first melds of the hand: 51 points or more at once, at least one of them without a joker.',
  },
  cerrar: { word: 'Go out (cerrar)', line: 'To have no cards left. The hand ends that instant and the others count.' },
  combinacion: { word: 'Meld (combinación)', line: 'A set or a run: what can be laid on the table.' },
  comodin: {
    word: 'Joker (comodín)',
    line: 'There are four. It stands for the missing card, one per meld. In your hand it counts 0 but doubles your points.',
  },
  devolver: {
    word: 'Put back (devolver)',
    line: 'To return the discard that you took and could not lay. All of the turn is undone, and you draw from the stock.',
  },
  escalera: {
    word: 'Run (escalera)',
    line: 'Three or more cards in a row, of one suit. The ace goes before the two or after the king, never in the middle.',
  },
  limite: {
    word: 'Limit (límite)',
    line: 'The total that puts you out: 101, 201 or 501, as the table says. Who stays wins.',
  },
  mazo: {
    word: 'Stock (mazo)',
    line: 'The cards to draw from, face down. When it is empty, the discard pile is shuffled.',
  },
  pozo: {
    word: 'Discard pile (pozo de descarte)',
    line: 'The discarded cards, face up. The top one may be taken if you lay it in that very turn.',
  },
  trio: { word: 'Set (trío, cuarteto)', line: 'Three or four cards of one rank, all of different suits.' },
  vuelta: {
    word: 'First lap (primera vuelta)',
    line: 'Everybody’s first turn of the hand: you only draw from the stock and discard.',
  },
};
