// Cards on their way: from a pile to a hand, from a hand to the table, out to a pile. Moves what is already drawn;
// decides nothing. A new flight takes a card over from where it is seen, so nothing ever has to be waited for.
import type { Attachment } from 'svelte/attachments';
import { FLIGHT_MS, stillness } from './motion';

export interface Route {
  /** Spot that a card comes from when it was nowhere before. */
  from?: string;
  /** Spot that it goes to when it is taken away. */
  to?: string;
}

interface Seen {
  rect: DOMRect;
  element: HTMLElement;
  route: Route;
}

/** From one card of several that are dealt to a place to the next, in ms. */
const STAGGER_MS = 70;
/** How wide a card arrives at a place that holds many. */
const ARRIVING = 0.45;
const EASING = 'cubic-bezier(.2,.7,.3,1)';

export class Flights {
  #spots = new Map<string, HTMLElement>();
  #live = new Map<string, { element: HTMLElement; route: Route }>();
  #noted: Map<string, Seen> | null = null;
  #sent: { from: string; to: string; count: number }[] = [];
  #settling = false;
  /** Who is on his way. Not asked of the elements: each would bring all of the page's style up to date. */
  #flying = new Map<HTMLElement, Animation>();

  /** Marks a place that cards come from or go to: `stock`, `discard`, `seat:2`. */
  spot(name: string): Attachment<HTMLElement> {
    return (element) => {
      this.#spots.set(name, element);
      return () => {
        if (this.#spots.get(name) === element) this.#spots.delete(name);
      };
    };
  }

  /** Follows one card by its key; the same key elsewhere is the same card moved. */
  card(key: string, route: Route = {}): Attachment<HTMLElement> {
    return (element) => {
      const entry = { element, route };
      this.#live.set(key, entry);
      return () => {
        if (this.#live.get(key) === entry) this.#live.delete(key);
      };
    };
  }

  /** To be called before the page changes (`$effect.pre`): where everything is now. The flights start when it has. */
  note(): void {
    if (this.#noted || document.hidden) return; // who looks away has no frames
    const noted = new Map<string, Seen>();
    for (const [key, { element, route }] of this.#live) {
      noted.set(key, { rect: element.getBoundingClientRect(), element, route });
    }
    this.#noted = noted;
    this.#settleSoon();
  }

  /** Copies of what lies at one spot fly to another, one after the other: cards whose faces are not shown. */
  send(from: string, to: string, count: number): void {
    if (document.hidden) return;
    this.#sent.push({ from, to, count });
    this.#settleSoon();
  }

  /** With the next frame, which lays the page out anyway; what has just arrived need not wait for that. */
  #settleSoon(): void {
    if (this.#settling) return;
    this.#settling = true;
    requestAnimationFrame(() => this.#settle());
  }

  /** All is measured before anything is moved: each look after a change would have the page laid out again. */
  #settle(): void {
    const [noted, sent] = [this.#noted, this.#sent];
    [this.#noted, this.#sent, this.#settling] = [null, [], false];
    if (stillness()) return;
    const moves = [...(noted ? this.#moves(noted) : []), ...sent.flatMap((send) => this.#copies(send))];
    for (const move of moves) move();
  }

  #moves(noted: Map<string, Seen>): (() => void)[] {
    const live = [...this.#live].map(([key, { element, route }]) => ({
      element,
      origin: noted.get(key)?.rect ?? this.#rect(route.from),
    }));
    for (const flight of this.#flying.values()) flight.cancel();
    this.#flying.clear();
    return [
      ...live.flatMap(({ element, origin }) => {
        const goal = element.getBoundingClientRect();
        return origin && moved(origin, goal) ? [() => this.#fly(element, origin, goal)] : [];
      }),
      ...[...noted].flatMap(([key, seen]) => {
        const goal = this.#live.has(key) ? undefined : this.#rect(seen.route.to);
        return goal ? [() => this.#leave(seen, goal)] : [];
      }),
    ];
  }

  #copies({ from, to, count }: { from: string; to: string; count: number }): (() => void)[] {
    const element = this.#spots.get(from);
    const goal = this.#rect(to);
    if (!element || !goal) return [];
    const rect = element.getBoundingClientRect();
    const [width, height] = [rect.width * ARRIVING, rect.height * ARRIVING];
    const there = new DOMRect(goal.x + (goal.width - width) / 2, goal.y + (goal.height - height) / 2, width, height);
    return Array.from(
      { length: count },
      (_, i) => () => this.#leave({ element, rect, route: {} }, there, i * STAGGER_MS),
    );
  }

  #rect(spot: string | undefined): DOMRect | undefined {
    return spot === undefined ? undefined : this.#spots.get(spot)?.getBoundingClientRect();
  }

  /** From `origin` to where the element lies by the page's own layout. */
  #fly(element: HTMLElement, origin: DOMRect, goal: DOMRect): void {
    const flight = element.animate(
      [
        { transform: shift(goal, origin), zIndex: 10 },
        { transform: 'none', zIndex: 10 },
      ],
      { duration: FLIGHT_MS, easing: EASING },
    );
    flight.onfinish = () => {
      if (this.#flying.get(element) === flight) this.#flying.delete(element);
    };
    this.#flying.set(element, flight);
  }

  /** A copy of what was taken away flies to its goal and is gone. */
  #leave({ element, rect }: Seen, goal: DOMRect, delay = 0): void {
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${rect.x}px`,
      top: `${rect.y}px`,
      width: `${rect.width}px`,
      margin: '0',
      rotate: 'none',
      translate: 'none',
      zIndex: '10',
      pointerEvents: 'none',
    });
    // Away from its place it would not know how large a card is there.
    ghost.style.setProperty('--card-w', `${rect.width}px`);
    document.body.append(ghost);
    const animation = ghost.animate([{ transform: 'none' }, { transform: shift(rect, goal) }], {
      duration: FLIGHT_MS,
      delay,
      easing: EASING,
      fill: 'forwards',
    });
    animation.onfinish = () => ghost.remove();
  }
}

const moved = (from: DOMRect, to: DOMRect): boolean =>
  to.width > 0 && (Math.abs(to.x - from.x) >= 1 || Math.abs(to.y - from.y) >= 1);

/** What makes an element that lies at `at` look as if it lay at `seen`: from middle to middle, about which it is turned. */
function shift(at: DOMRect, seen: DOMRect): string {
  const scale = at.width > 0 ? seen.width / at.width : 1;
  const [x, y] = [seen.x - at.x + (seen.width - at.width) / 2, seen.y - at.y + (seen.height - at.height) / 2];
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
