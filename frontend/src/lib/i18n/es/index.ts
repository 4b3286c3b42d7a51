// The Spanish dictionary, the one the other languages are shaped after. One file per area.
import { board } from './board';
import { cards } from './cards';
import { errors } from './errors';
import { events } from './events';
import { home } from './home';
import { people } from './people';
import { shell } from './shell';
import { table } from './table';

export const es = { board, cards, errors, events, home, people, shell, table };
