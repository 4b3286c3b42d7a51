// Words of the Rami board in Spanish.
import type { KeyList } from '$lib/i18n/context';

export const words = {
  board: 'Mesa de Rami',
};

export const keys: KeyList = [];

export { errors } from './es/errors';
export { events } from './es/events';
