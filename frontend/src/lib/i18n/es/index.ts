// The Spanish dictionary, the one the other languages are shaped after. One file per area.
import { board } from './board';
import { errors } from './errors';
import { events } from './events';
import { home } from './home';
import { shell } from './shell';
import { table } from './table';

export const es = { board, errors, events, home, shell, table };
