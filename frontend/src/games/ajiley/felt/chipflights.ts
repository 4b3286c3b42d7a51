// Chips on their way: from a seat to the pot, from the pot to who won it. Coins over the board, gone when they arrive;
// a new change lands what is still under way.
import { FLIGHT_MS, stillness } from '$lib/cards/motion';
import type { GameEvent } from '$lib/protocol';

export type Trip = { from: string; to: string };

/** Which ways chips go by these events. */
export function trips(events: readonly GameEvent[]): Trip[] {
  return events.flatMap((event): Trip[] => {
    switch (event.type) {
      case 'ante':
      case 'bet':
      case 'called':
      case 'raised':
        return [{ from: `seat-${event.seat}`, to: 'pot' }];
      case 'returned':
        return [{ from: 'pot', to: `seat-${event.seat}` }];
      case 'pot_won':
        return [{ from: 'pot', to: `seat-${event.winner}` }];
      default:
        return [];
    }
  });
}

const GAP_MS = 35;
const MOST = 12;
const COIN = 18;

export class ChipFlights {
  #coins = new Set<HTMLElement>();

  /** Sends the coins off; places are the elements that bear `data-anchor` within `board`. */
  fly(board: ParentNode, ways: readonly Trip[]): void {
    this.land();
    if (stillness()) return;
    ways.slice(0, MOST).forEach(({ from, to }, i) => {
      const start = place(board, from);
      const goal = place(board, to);
      if (start && goal) this.#send(start, goal, i * GAP_MS);
    });
  }

  land(): void {
    for (const coin of this.#coins) coin.remove();
    this.#coins.clear();
  }

  #send(start: DOMPoint, goal: DOMPoint, delay: number): void {
    const coin = document.createElement('span');
    coin.className = 'flying-coin';
    coin.setAttribute('aria-hidden', 'true');
    document.body.append(coin);
    this.#coins.add(coin);
    const at = (point: DOMPoint) => `translate(${point.x - COIN / 2}px, ${point.y - COIN / 2}px)`;
    const flight = coin.animate(
      [
        { transform: at(start), opacity: 1 },
        { transform: at(goal), opacity: 1, offset: 0.9 },
        { transform: at(goal), opacity: 0 },
      ],
      { duration: FLIGHT_MS, delay, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'backwards' },
    );
    flight.onfinish = () => {
      coin.remove();
      this.#coins.delete(coin);
    };
  }
}

/** The middle of the place; a plate's coins start at its lower half, where the chips are written. */
function place(board: ParentNode, anchor: string): DOMPoint | null {
  const rect = board.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect();
  return rect ? new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height * 0.6) : null;
}
