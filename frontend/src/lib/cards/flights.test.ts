// Flights: who flies from where to where, taken over in mid-air, and nobody when the reader wants stillness.
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Flights, type Route } from './flights';

class Flight {
  id = '';
  onfinish: (() => void) | null = null;
  cancelled = false;
  constructor(
    readonly element: Element,
    readonly frames: Keyframe[],
  ) {}
  cancel() {
    this.cancelled = true;
  }
  finish() {
    this.onfinish?.();
  }
}

let started: Flight[] = [];
const place = new Map<Element, DOMRect>();

const at = (x: number, y: number, width = 50) => new DOMRect(x, y, width, width * 1.55);
const element = (rect: DOMRect) => {
  const made = document.createElement('div');
  document.body.append(made);
  place.set(made, rect);
  return made;
};

beforeEach(() => {
  started = [];
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        readonly x: number,
        readonly y: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (settle: () => void) => void tick().then(settle));
  HTMLElement.prototype.getBoundingClientRect = function () {
    return place.get(this) ?? at(0, 0, 0);
  };
  HTMLElement.prototype.animate = function (frames) {
    const flight = new Flight(this, frames as Keyframe[]);
    started.push(flight);
    return flight as unknown as Animation;
  };
  HTMLElement.prototype.getAnimations = function () {
    return started.filter((flight) => flight.element === this && !flight.cancelled) as unknown as Animation[];
  };
});
afterEach(() => {
  document.body.replaceChildren();
  place.clear();
  vi.unstubAllGlobals();
});

const attach = (flights: Flights, key: string, on: HTMLElement, route?: Route) =>
  flights.card(key, route)(on) as () => void;

describe('a flight', () => {
  it('brings a new card from its spot', async () => {
    const flights = new Flights();
    flights.spot('stock')(element(at(100, 0, 25)));
    flights.note();
    attach(flights, '7O', element(at(10, 400)), { from: 'stock' });
    await tick();
    expect(started).toHaveLength(1);
    expect(started[0]?.frames[0]?.transform).toBe('translate(77.5px, -419.375px) scale(0.5)');
  });

  it('moves a card that was elsewhere before, also in another element', async () => {
    const flights = new Flights();
    const before = attach(flights, '7O', element(at(10, 400)));
    flights.note();
    before();
    attach(flights, '7O', element(at(150, 200)));
    await tick();
    expect(started.map(({ frames }) => frames[0]?.transform)).toEqual(['translate(-140px, 200px) scale(1)']);
  });

  it('leaves alone what did not move, and what has no origin', async () => {
    const flights = new Flights();
    attach(flights, '7O', element(at(10, 400)));
    flights.note();
    attach(flights, '1C', element(at(80, 400)));
    await tick();
    expect(started).toEqual([]);
  });

  it('takes a card out to its goal as a copy that is gone afterwards', async () => {
    const flights = new Flights();
    flights.spot('discard')(element(at(200, 100)));
    const card = element(at(10, 400));
    const gone = attach(flights, '7O', card, { to: 'discard' });
    flights.note();
    gone();
    card.remove();
    await tick();
    expect(started).toHaveLength(1);
    const ghost = started[0]?.element as HTMLElement;
    expect(ghost.getAttribute('aria-hidden')).toBe('true');
    expect(started[0]?.frames[1]?.transform).toBe('translate(190px, -300px) scale(1)');
    started[0]?.finish();
    expect(ghost.isConnected).toBe(false);
  });

  it('is taken over by the next one', async () => {
    const flights = new Flights();
    const card = element(at(10, 400));
    attach(flights, '7O', card);
    flights.note();
    place.set(card, at(60, 400));
    await tick();
    flights.note();
    place.set(card, at(200, 400));
    await tick();
    expect(started.map(({ cancelled }) => cancelled)).toEqual([true, false]);
  });

  it('does not happen when the reader wants stillness', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const flights = new Flights();
    flights.spot('stock')(element(at(100, 0)));
    flights.note();
    attach(flights, '7O', element(at(10, 400)), { from: 'stock' });
    await tick();
    expect(started).toEqual([]);
  });

  it('sends copies of what lies at a spot to another, one after the other', async () => {
    const flights = new Flights();
    const goal = element(at(300, 10, 120));
    flights.spot('stock')(element(at(100, 200)));
    flights.spot('seat:2')(goal);
    flights.send('stock', 'seat:2', 3);
    await tick();
    expect(started).toHaveLength(3);
    expect(document.querySelectorAll('[aria-hidden]')).toHaveLength(3);
    for (const flight of started) flight.finish();
    expect(document.querySelectorAll('[aria-hidden]')).toHaveLength(0);
  });

  it('sends nothing when the reader wants stillness, or to a place that is not there', async () => {
    const flights = new Flights();
    flights.spot('stock')(element(at(100, 200)));
    flights.send('stock', 'seat:9', 2);
    await tick();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    flights.spot('seat:2')(element(at(300, 10)));
    flights.send('stock', 'seat:2', 2);
    await tick();
    expect(started).toHaveLength(0);
  });
});
