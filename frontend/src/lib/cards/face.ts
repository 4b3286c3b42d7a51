// Which picture of the deck shows a card to this reader.
import type { CardCode } from '$lib/protocol';
import { type Deck, everyCode, parts } from './codes';

export interface Look {
  /** Diamonds blue and clubs green; of the French deck only. */
  fourColour: boolean;
  largeIndex: boolean;
}

export function face(code: CardCode, deck: Deck, { fourColour, largeIndex }: Look): string {
  const found = parts(code, deck);
  const colour = fourColour && deck === 'french' && found && 'DC'.includes(found.suit) ? '-four' : '';
  // The comodín has its star in the corner, large enough as it is.
  return code + colour + (largeIndex && found ? '-large' : '');
}

/** All that a match with this deck can show. */
export function faces(deck: Deck, look: Look): string[] {
  return ['back', ...everyCode(deck).map((code) => face(code, deck, look))];
}
