// The English dictionary, complete by type: a missing sentence does not compile.
import type { es } from '../es';
import { board } from './board';
import { errors } from './errors';
import { events } from './events';
import { home } from './home';
import { shell } from './shell';
import { table } from './table';

export const en: typeof es = {
  board,
  errors,
  events,
  home,
  shell,
  table,
};
