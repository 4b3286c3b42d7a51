// The English dictionary, complete by type: a missing sentence does not compile.
import type { es } from '../es';
import { board } from './board';
import { cards } from './cards';
import { errors } from './errors';
import { events } from './events';
import { home } from './home';
import { people } from './people';
import { shell } from './shell';
import { table } from './table';

export const en: typeof es = {
  board,
  cards,
  errors,
  events,
  home,
  people,
  shell,
  table,
};
