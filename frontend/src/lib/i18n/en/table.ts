// Words of the table page in English: seats, actions, log, chat, results.
import type { table as es } from '../es/table';

export const table: typeof es = {
  title: 'Table',
};
