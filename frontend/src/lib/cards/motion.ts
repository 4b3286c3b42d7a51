// Whether things may move, and for how long. Asked each time: the reader may change his mind while he plays.

/** How long a card is under way, in ms. */
export const FLIGHT_MS = 220;

export const stillness = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
