// The English dictionary, complete by type: a missing sentence does not compile.
import type { es } from '../es';
import { ajiley } from './ajiley';
import { board } from './board';
import { cards } from './cards';
import { errors } from './errors';
import { events } from './events';
import { glossary } from './glossary';
import { home } from './home';
import { jodete } from './jodete';
import { options } from './options';
import { people } from './people';
import { shell } from './shell';
import { table } from './table';

export const en: typeof es = {
  ajiley,
  board,
  cards,
  errors,
  events,
  glossary,
  home,
  jodete,
  options,
  people,
  shell,
  table,
};
