// How the deck is drawn in this game: which card bears the comodín's star. What it counts is the server's to say.
import type { CardCode } from '$lib/protocol';

export const WILD: readonly CardCode[] = ['7O'];
