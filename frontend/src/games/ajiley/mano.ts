// The mano of a hand (A4). A fact of the seats shown, not a rule of the browser's.

/** The mano: first in the order from the dealer's right. Null when no seat of the hand is given. */
export function mano(dealer: number, inHand: readonly boolean[]): number | null {
  for (let k = 1; k <= inHand.length; k++) {
    const seat = (dealer + k) % inHand.length;
    if (inHand[seat]) return seat;
  }
  return null;
}
