// Single keys of the Jodete board, for the buttons and for the list of keys. `next` is the shared pause's.

export const KEYS = { play: 'j', draw: 'd', pass: 'p', say: 'm', next: 'n' } as const;
