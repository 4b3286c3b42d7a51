// The drawn decks: complete, true to their generator, plain SVG, with the frames of the suits.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { frenchSprite } from '../../../cards/french.mjs';
import { spanishSprite } from '../../../cards/spanish.mjs';
import { everyCode, JOKER } from './codes';
import { picture } from './picture';

const read = (name: string) => readFileSync(`src/lib/cards/generated/${name}.svg`, 'utf8');
const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');
const text = read('spanish');
const sprite = parse(text);
const french = read('french');
const sizes = (code: string) => (code === JOKER ? [code] : [code, `${code}-large`]);
const pictures = everyCode('spanish').flatMap(sizes);

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
});

describe('the French deck', () => {
  it('is what its generator draws', () => {
    expect(french).toBe(`${frenchSprite()}\n`);
  });

  it('has 52 cards, diamonds and clubs in colours of their own, the comodín and the back', () => {
    const ids = [...french.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id as string);
    const cards = everyCode('french');
    const coloured = cards.filter((code) => /[DC]$/.test(code)).map((code) => `${code}-four`);
    expect(ids.toSorted()).toEqual([...[...cards, ...coloured].flatMap(sizes), 'back'].toSorted());
  });

  it('counts as many pips on 2–10 as their number', () => {
    for (const suit of ['S', 'H', 'D', 'C']) {
      for (let rank = 2; rank <= 10; rank++) {
        const art = french.split(`<g id="art-${rank}${suit}">`)[1]?.split('</g>')[0] ?? '';
        expect(art.match(new RegExp(`href="#pip-${suit}"`, 'g'))?.length, `${rank}${suit}`).toBe(rank);
      }
    }
  });
});

describe.each([
  ['spanish', text],
  ['french', french],
])('the file of the %s deck', (_, svg) => {
  it('needs no style, script, font or address from outside', () => {
    expect(svg).not.toMatch(/style=|<style|<script|<text|<image|url\(|class=/);
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, href = ''] of svg.matchAll(/href="([^"]*)"/g)) {
      expect(href[0]).toBe('#');
      expect(ids, href).toContain(href.slice(1));
    }
  });

  it('names everything once and stays below 60 kB compressed', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(60_000);
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
