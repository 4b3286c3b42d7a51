// How cards are spoken, in both languages and of both packs. Words only.
import type { CardCode, Locale } from '$lib/protocol';
import { type Deck, JOKER, parts } from './codes';

interface Words {
  ranks: Record<Deck, Record<string, string>>;
  suits: Record<Deck, Record<string, string>>;
  of: string;
  joker: string;
  wild: string;
  back: string;
}

const SMALL = {
  es: { 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco', 6: 'seis', 7: 'siete', 8: 'ocho', 9: 'nueve' },
  en: { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine' },
};

const WORDS: Record<Locale, Words> = {
  es: {
    ranks: {
      spanish: { 1: 'as', ...SMALL.es, 10: 'sota', 11: 'caballo', 12: 'rey' },
      french: { A: 'as', ...SMALL.es, 10: 'diez', J: 'jota', Q: 'reina', K: 'rey' },
    },
    suits: {
      spanish: { O: 'oros', C: 'copas', E: 'espadas', B: 'bastos' },
      french: { S: 'picas', H: 'corazones', D: 'diamantes', C: 'tréboles' },
    },
    of: 'de',
    joker: 'comodín',
    wild: 'comodín',
    back: 'carta tapada',
  },
  en: {
    ranks: {
      spanish: { 1: 'ace', ...SMALL.en, 10: 'jack', 11: 'knight', 12: 'king' },
      french: { A: 'ace', ...SMALL.en, 10: 'ten', J: 'jack', Q: 'queen', K: 'king' },
    },
    suits: {
      spanish: { O: 'coins', C: 'cups', E: 'swords', B: 'clubs' },
      french: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
    },
    of: 'of',
    joker: 'joker',
    wild: 'wild',
    back: 'face-down card',
  },
};

/** "siete de oros, comodín": `wild` says that the card is one in the game that is played. */
export function cardName(
  code: CardCode,
  locale: Locale,
  { deck = 'spanish', wild = false }: { deck?: Deck; wild?: boolean } = {},
): string {
  const words = WORDS[locale];
  if (code === JOKER) return words.joker;
  const found = parts(code, deck);
  if (!found) return code;
  const name = `${words.ranks[deck][found.rank]} ${words.of} ${words.suits[deck][found.suit]}`;
  return wild ? `${name}, ${words.wild}` : name;
}

/** "siete", "reina" */
export const rankName = (rank: string, locale: Locale, deck: Deck): string => WORDS[locale].ranks[deck][rank] ?? '';

export const backName = (locale: Locale): string => WORDS[locale].back;

export const suitName = (suit: string, locale: Locale, deck: Deck): string => WORDS[locale].suits[deck][suit] ?? '';
