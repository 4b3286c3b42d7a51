// The hand as a list of buttons: names, roving focus, keyboard, what is told back.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Hand from './Hand.svelte';

const CARDS = ['7O', '12B', '1C', '10E'];

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (more: object = {}) =>
  render(Hand, { cards: CARDS, locale: 'es', label: 'tu mano', selectable: true, ...more });
const buttons = () => screen.getAllByRole('button');

describe('the hand', () => {
  it('is a list of named cards', () => {
    show({ wild: ['7O'] });
    expect(screen.getByRole('list', { name: 'tu mano' }).children).toHaveLength(4);
    expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual([
      'siete de oros, comodín',
      'rey de bastos',
      'as de copas',
      'sota de espadas',
    ]);
  });

  it('tells the key and the code of the card that is tapped, and shows what is chosen', async () => {
    const ontoggle = vi.fn();
    const { rerender } = show({ cards: ['JK', '7O', 'JK'], ontoggle });
    await fireEvent.click(buttons()[2] as HTMLElement);
    expect(ontoggle).toHaveBeenCalledExactlyOnceWith('JK·2', 'JK');
    await rerender({ selected: ['JK·2'] });
    expect(buttons().map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
  });

  it('tells of a quiet card too, so that the reason can be said', async () => {
    const ontoggle = vi.fn();
    show({ quiet: ['12B'], ontoggle });
    const button = screen.getByRole('button', { name: 'rey de bastos' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button);
    expect(ontoggle).toHaveBeenCalledWith('12B', '12B');
  });

  it('is one stop for Tab; arrows, Home and End move along it', async () => {
    show();
    const stops = () => buttons().map((button) => button.tabIndex);
    expect(stops()).toEqual([0, -1, -1, -1]);
    buttons()[0]?.focus();
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['End', 3],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['Home', 0],
      ['ArrowLeft', 0],
    ] as const) {
      await fireEvent.keyDown(document.activeElement as Element, { key });
      expect(document.activeElement, key).toBe(buttons()[at]);
    }
    expect(stops()).toEqual([0, -1, -1, -1]);
  });

  it('keeps a stop when cards go away', async () => {
    const { rerender } = show();
    buttons()[3]?.focus();
    await rerender({ cards: ['7O', '12B'] });
    expect(buttons().map((button) => button.tabIndex)).toEqual([-1, 0]);
  });

  it('has no buttons when nothing can be chosen, and still says its cards', () => {
    show({ selectable: false });
    expect(screen.queryAllByRole('button')).toHaveLength(0);
    // The name is a text until the pictures have come, and then the picture's.
    expect(screen.queryByText('rey de bastos') ?? screen.getByAltText('rey de bastos')).toBeTruthy();
  });
});
