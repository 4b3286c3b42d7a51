// The games that this page can play: one entry for each. The server may know more: those are listed, but not offered.
import * as ajiley from './ajiley/words';
import type { GameEntry } from './entry';
import * as jodete from './jodete/words';
import * as rami from './rami/words';

const entries = {
  ajiley: {
    name: 'Ajiley',
    deck: 'spanish',
    plays: 'right',
    about: ajiley.about,
    texts: ajiley.texts,
    glossary: ajiley.glossary,
    rules: { es: () => import('./ajiley/rules/Es.svelte'), en: () => import('./ajiley/rules/En.svelte') },
    board: () => import('./ajiley/Board.svelte'),
    end: () => import('./ajiley/result/MatchEnd.svelte'),
  },
  jodete: {
    name: 'Jodete',
    deck: 'spanish',
    plays: 'right',
    about: jodete.about,
    texts: jodete.texts,
    glossary: jodete.glossary,
    rules: { es: () => import('./jodete/rules/Es.svelte'), en: () => import('./jodete/rules/En.svelte') },
    board: () => import('./jodete/Board.svelte'),
    end: () => import('./jodete/End.svelte'),
  },
  rami: {
    name: 'Rami',
    deck: 'french',
    plays: 'left',
    about: rami.about,
    texts: rami.texts,
    glossary: rami.glossary,
    rules: { es: () => import('./rami/rules/Es.svelte'), en: () => import('./rami/rules/En.svelte') },
    board: () => import('./rami/Board.svelte'),
    end: () => import('$lib/board/PointsEnd.svelte'),
  },
} satisfies Record<string, GameEntry>;

export type GameKey = keyof typeof entries;

export const catalog: Readonly<Record<GameKey, GameEntry>> = entries;

/** In the order in which they are offered. */
export const GAMES = Object.keys(entries) as [GameKey, ...GameKey[]];

export const isPlayable = (key: string): key is GameKey => Object.hasOwn(entries, key);

/** Null for a game that this page cannot play. */
export const gameOf = (key: string): GameEntry | null => (isPlayable(key) ? catalog[key] : null);

export const nameOf = (key: string): string => gameOf(key)?.name ?? key;
