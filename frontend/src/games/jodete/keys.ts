// Single keys of the Jodete board, for the buttons and for the list of keys. `next` is the shared pause's.
import { shortcuts } from '$routes/table/shortcuts.svelte';

export const KEYS = { play: 'j', draw: 'd', pass: 'p', say: 'm', next: 'n' } as const;

/** The key of an act, for `aria-keyshortcuts`; null while the reader has switched single keys off. */
export const keyOf = (act: keyof typeof KEYS): string | null => (shortcuts.on ? KEYS[act] : null);
