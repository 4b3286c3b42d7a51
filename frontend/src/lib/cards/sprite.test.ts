// The drawn decks: complete, true to their generator, plain SVG, with the frames of the suits.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { spanishSprite } from '../../../cards/deck.mjs';
import { everyCode, JOKER } from './codes';
import { picture } from './picture';

const text = readFileSync('src/lib/cards/generated/spanish.svg', 'utf8');
const sprite = new DOMParser().parseFromString(text, 'image/svg+xml');
const pictures = everyCode('spanish').flatMap((code) => (code === JOKER ? [code] : [code, `${code}-large`]));

/** How often a line at the height `y` is broken in the frame of a suit. */
function breaks(suit: string, y: string): number {
  const frame = sprite.querySelector(`#card-${suit} > path`)?.getAttribute('d') ?? '';
  const along: [number, number][] = [];
  let [x, height] = [0, ''];
  for (const [, letter, numbers = ''] of frame.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const values = numbers.trim().split(/[ ,]+/);
    if (letter === 'H') along.push([Math.min(x, Number(values[0])), Math.max(x, Number(values[0]))]);
    if (letter === 'H' && height !== y) along.pop();
    if (letter === 'H') x = Number(values[0]);
    else if (letter === 'V') height = values[0] ?? '';
    else if (letter !== 'Z') {
      x = Number(values.at(-2));
      height = values.at(-1) ?? '';
    }
  }
  along.sort(([a], [b]) => a - b);
  expect(along.length).toBeGreaterThan(0);
  return along.slice(1).filter(([from], i) => from > (along[i]?.[1] ?? 0)).length;
}

describe('the Spanish deck', () => {
  it('is what its generator draws', () => {
    expect(text).toBe(`${spanishSprite()}\n`);
  });

  it('has 48 cards, the comodín, the back and the marks of a wild card, each with and without large index', () => {
    const ids = [...sprite.querySelectorAll('symbol')].map(({ id }) => id);
    const others = ['back', 'wild-es', 'wild-es-large', 'wild-en', 'wild-en-large'];
    expect(ids.toSorted()).toEqual([...pictures, ...others].toSorted());
    expect(pictures).toHaveLength(97);
  });

  it.each([
    ['O', 0],
    ['C', 1],
    ['E', 2],
    ['B', 3],
  ])('breaks the frame of suit %s %i times above and below', (suit, times) => {
    expect([breaks(suit, '5.4'), breaks(suit, '180.6')]).toEqual([times, times]);
  });

  it('shows every card in the frame of its suit', () => {
    for (const code of pictures) {
      const frames = [...(sprite.getElementById(code)?.querySelectorAll('use') ?? [])]
        .map((use) => use.getAttribute('href'))
        .filter((href) => href?.startsWith('#card-'));
      expect(frames, code).toEqual(code === JOKER ? [] : [`#card-${code.replace('-large', '').slice(-1)}`]);
    }
  });

  it('counts as many pips on 2–9 as their number', () => {
    for (const suit of ['O', 'C', 'E', 'B']) {
      for (let rank = 2; rank <= 9; rank++) {
        const art = sprite.getElementById(`art-${rank}${suit}`);
        expect(art?.querySelectorAll(`use[href="#pip-${suit}"]`).length, `${rank}${suit}`).toBe(rank);
      }
    }
  });

  it('needs no style, script, font or address from outside', () => {
    expect(text).not.toMatch(/style=|<style|<script|<text|<image|url\(|class=/);
    for (const use of sprite.querySelectorAll('use')) {
      const href = use.getAttribute('href') ?? '';
      expect(href[0]).toBe('#');
      expect(sprite.getElementById(href.slice(1)), href).not.toBeNull();
    }
  });

  it('stays below 60 kB compressed', () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(60_000);
  });
});

describe('a picture', () => {
  it.each(['7O', '1C', '11E', '12B-large', 'JK', 'back', 'wild-es'])(
    'of %s holds every part that it places, and no other',
    (id) => {
      const url = picture(sprite, id) ?? '';
      const start = 'data:image/svg+xml,';
      expect(url.startsWith(start)).toBe(true);
      expect(url).not.toMatch(/[#<>"\n]/);
      const alone = decodeURIComponent(url.slice(start.length));
      expect(alone).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 120 186">/);
      const named = (pattern: RegExp) => new Set([...alone.matchAll(pattern)].map(([, name]) => name));
      expect(named(/ id="([^"]+)"/g)).toEqual(named(/ href="#([^"]+)"/g));
    },
  );

  it('is null for what is no card', () => {
    expect(picture(sprite, '13O')).toBeNull();
    expect(picture(sprite, 'pip-O')).toBeNull();
  });
});
