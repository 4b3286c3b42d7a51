// Single keys of the board, in the reader's language; null while he has switched them off.

import { shortcuts } from '$routes/table/shortcuts.svelte';
import { words } from './words';

type Keys = (typeof words)['t']['keys'];
const NONE: Record<keyof Keys, null> = { fold: null, stay: null, bet: null, all_in: null, throw: null, ready: null };

/** The key of each act, for `aria-keyshortcuts`; a press reaches the button that bears it. */
export const keys = (): Record<keyof Keys, string | null> => (shortcuts.on ? words.t.keys : NONE);
