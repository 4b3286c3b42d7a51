// Cards on their way: from a pile to a hand, from a hand to the table, out to a pile. Moves what is already drawn;
// decides nothing. A new flight takes a card over from where it is seen, so nothing ever has to be waited for.
import { tick } from 'svelte';
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
  #ghosts = new Set<HTMLElement>();

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
    if (this.#noted) return;
    const noted = new Map<string, Seen>();
    for (const [key, { element, route }] of this.#live) {
      noted.set(key, { rect: element.getBoundingClientRect(), element, route });
    }
    this.#noted = noted;
    void tick().then(() => this.#settle());
  }

  /** Copies of what lies at one spot fly to another, one after the other: cards whose faces are not shown. */
  send(from: string, to: string, count: number): void {
    const element = this.#spots.get(from);
    const goal = this.#rect(to);
    if (!element || !goal || stillness()) return;
    const rect = element.getBoundingClientRect();
    const [width, height] = [rect.width * ARRIVING, rect.height * ARRIVING];
    const there = new DOMRect(goal.x + (goal.width - width) / 2, goal.y + (goal.height - height) / 2, width, height);
    for (let i = 0; i < count; i++) this.#leave({ element, rect, route: {} }, there, i * STAGGER_MS);
  }

  /** Ends everything that is under way, at its goal. */
  land(): void {
    for (const { element } of this.#live.values()) {
      for (const animation of element.getAnimations?.() ?? []) if (animation.id === 'flight') animation.finish();
    }
    for (const ghost of this.#ghosts) ghost.remove();
    this.#ghosts.clear();
  }

  #settle(): void {
    const noted = this.#noted;
    this.#noted = null;
    if (!noted || stillness()) return;
    for (const [key, { element, route }] of this.#live) {
      const origin = noted.get(key)?.rect ?? this.#rect(route.from);
      if (origin) this.#fly(element, origin);
    }
    for (const [key, seen] of noted) {
      const goal = this.#rect(seen.route.to);
      if (goal && !this.#live.has(key)) this.#leave(seen, goal);
    }
  }

  #rect(spot: string | undefined): DOMRect | undefined {
    return spot === undefined ? undefined : this.#spots.get(spot)?.getBoundingClientRect();
  }

  /** From `origin` to where the element lies by the page's own layout. */
  #fly(element: HTMLElement, origin: DOMRect): void {
    for (const animation of element.getAnimations()) if (animation.id === 'flight') animation.cancel();
    const goal = element.getBoundingClientRect();
    if (goal.width === 0 || (Math.abs(goal.x - origin.x) < 1 && Math.abs(goal.y - origin.y) < 1)) return;
    const animation = element.animate(
      [
        { transform: shift(goal, origin), transformOrigin: '0 0', zIndex: 10 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 10 },
      ],
      { duration: FLIGHT_MS, easing: EASING },
    );
    animation.id = 'flight';
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
    document.body.append(ghost);
    this.#ghosts.add(ghost);
    const animation = ghost.animate(
      [
        { transform: 'none', transformOrigin: '0 0' },
        { transform: shift(rect, goal), transformOrigin: '0 0' },
      ],
      { duration: FLIGHT_MS, delay, easing: EASING, fill: 'forwards' },
    );
    animation.onfinish = () => {
      ghost.remove();
      this.#ghosts.delete(ghost);
    };
  }
}

/** What makes an element that lies at `at` look as if it lay at `seen`. */
function shift(at: DOMRect, seen: DOMRect): string {
  const scale = at.width > 0 ? seen.width / at.width : 1;
  return `translate(${seen.x - at.x}px, ${seen.y - at.y}px) scale(${scale})`;
}
