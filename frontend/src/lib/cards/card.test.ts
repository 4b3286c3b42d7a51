// One card on the page: its name, its side, and which picture it asks for.
import { readFileSync } from 'node:fs';
import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Card from './Card.svelte';
import { picture } from './picture';

const sprite = readFileSync('src/lib/cards/generated/spanish.svg', 'utf8');
const drawn = new DOMParser().parseFromString(sprite, 'image/svg+xml');

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(sprite));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (more: object) => render(Card, { code: '7O', locale: 'es', ...more });

describe('a card', () => {
  it('shows the picture of its code under its name', async () => {
    show({});
    const image = await screen.findByRole('img', { name: 'siete de oros' });
    expect(image.getAttribute('src')).toBe(picture(drawn, '7O'));
  });

  it('is marked as comodín, in the words of the language', async () => {
    const { container } = show({ wild: true, locale: 'en', largeIndex: true });
    await screen.findByRole('img', { name: 'seven of coins, wild' });
    const sources = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(sources).toEqual([picture(drawn, '7O-large'), picture(drawn, 'wild-en-large')]);
  });

  it('shows only the back when it lies face down, whatever it is', async () => {
    const { container } = show({ faceUp: false, wild: true, lit: true });
    await screen.findByRole('img', { name: 'carta tapada' });
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      picture(drawn, 'back'),
    ]);
    expect(container.innerHTML).not.toMatch(/7O|siete/);
  });

  it('is silent where something around it says its name', async () => {
    const { container } = show({ named: false });
    await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
    expect(screen.queryAllByRole('img')).toHaveLength(0);
  });

  it('shows the comodín, which has no large version', async () => {
    show({ code: 'JK', largeIndex: true });
    const image = await screen.findByRole('img', { name: 'comodín' });
    expect(image.getAttribute('src')).toBe(picture(drawn, 'JK'));
  });
});
