// Spoken names: complete and different in both languages and packs.
import { describe, expect, it } from 'vitest';
import { everyCode, keys, parts } from './codes';
import { backName, cardName } from './names';

describe('names of cards', () => {
  for (const locale of ['es', 'en'] as const) {
    for (const deck of ['spanish', 'french'] as const) {
      it(`are complete and all different, ${deck} in ${locale}`, () => {
        const names = everyCode(deck).map((code) => cardName(code, locale, { deck }));
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) expect(name).toMatch(/^[\p{Ll} ]+$/u);
        expect(names.join()).not.toMatch(/undefined/);
      });
    }
  }

  it('say what a screen reader shall say', () => {
    expect(cardName('7O', 'es', { wild: true })).toBe('siete de oros, comodín');
    expect(cardName('7O', 'en', { wild: true })).toBe('seven of coins, wild');
    expect(cardName('7O', 'es')).toBe('siete de oros');
    expect(cardName('12B', 'es')).toBe('rey de bastos');
    expect(cardName('10E', 'en')).toBe('jack of swords');
    expect(cardName('JK', 'es')).toBe('comodín');
    expect(cardName('2C', 'es', { deck: 'french' })).toBe('dos de tréboles');
    expect(cardName('2C', 'es')).toBe('dos de copas');
    expect(backName('es')).toBe('carta tapada');
    expect(backName('en')).toBe('face-down card');
  });
});

describe('codes', () => {
  it('fall into rank and suit of their pack', () => {
    expect(parts('12B', 'spanish')).toEqual({ rank: '12', suit: 'B' });
    expect(parts('QH', 'french')).toEqual({ rank: 'Q', suit: 'H' });
    for (const wrong of ['JK', '13O', '7X', '', 'QH']) expect(parts(wrong, 'spanish')).toBeNull();
    expect(everyCode('spanish')).toHaveLength(49);
    expect(everyCode('french')).toHaveLength(53);
  });

  it('give twins of two packs different keys', () => {
    expect(keys(['7S', 'JK', '7S', 'JK', 'JK'])).toEqual(['7S', 'JK', '7S·2', 'JK·2', 'JK·3']);
  });
});
