// What is said about a seat in words, and the reading of what the server allows. No rule is here.
import { playerAt } from '$lib/board/players';
import { i18n } from '$lib/i18n/index.svelte';
import type { TableStore } from '$lib/table.svelte';
import type { JodeteGame, JodeteLegal } from './wire';
import { words } from './words';

/** What may be done now; nothing where another tab has taken the seat over. */
export const legalNow = (store: TableStore): JodeteLegal =>
  store.closed ? {} : ((store.you?.legal ?? {}) as JodeteLegal);

/** The one thing about a seat that matters most now; null when it simply plays. */
export function mood(store: TableStore, game: JodeteGame, seat: number): 'left' | 'absent' | 'offline' | null {
  const person = store.table ? playerAt(store.table, seat) : null;
  if (!person) return null;
  if (person.left || game.seats[seat]?.out) return 'left';
  if (person.absent) return 'absent';
  return !person.connected && !person.bot ? 'offline' : null;
}

/** Everything the plate shows, as one sentence. */
export function spoken(store: TableStore, game: JodeteGame, seat: number): string {
  const t = words.t;
  const person = store.table ? playerAt(store.table, seat) : null;
  const own = game.seats[seat];
  if (!person || !own) return '';
  const is = mood(store, game, seat);
  const parts = [
    seat === store.mySeat ? `${person.name} (${t.you})` : person.name,
    person.bot ? t.bot : null,
    game.turn === seat ? t.on_turn : null,
    game.phase === 'playing' ? t.cards(own.hand_size) : null,
    t.total(i18n.number(own.total)),
    own.said ? t.said : null,
    is ? t.status[is] : null,
    game.dealer === seat ? t.dealer : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}
