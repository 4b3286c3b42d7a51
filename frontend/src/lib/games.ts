// The games that this page has a board and rules for. The server may know more: those are listed, but not offered.

export const GAMES = ['ajiley', 'jodete'] as const;

export type GameKey = (typeof GAMES)[number];

export const isPlayable = (key: string): boolean => (GAMES as readonly string[]).includes(key);
