// Single keys of the board, in the reader's language; null while he has switched them off.

import { i18n } from '$lib/i18n/index.svelte';
import { shortcuts } from '$routes/table/shortcuts.svelte';

type Keys = (typeof i18n)['t']['ajiley']['keys'];
const NONE: Record<keyof Keys, null> = { fold: null, stay: null, bet: null, all_in: null, throw: null, ready: null };

/** The key of each act, for `aria-keyshortcuts`; a press reaches the button that bears it. */
export const keys = (): Record<keyof Keys, string | null> => (shortcuts.on ? i18n.t.ajiley.keys : NONE);
