// The Spanish dictionary, the one the other languages are shaped after. One file per area.
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

export const es = { ajiley, board, cards, errors, events, glossary, home, jodete, options, people, shell, table };
