// Words of the Rami board in English.
import type { KeyList } from '$lib/i18n/context';
import type { words as es } from './es';

export const words: typeof es = {
  board: 'Rami table',
};

export const keys: KeyList = [];

export { errors } from './en/errors';
export { events } from './en/events';
