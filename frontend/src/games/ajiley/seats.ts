// What is said about a seat in words, for readers and for the plate: one place, so that both say the same.

import { playerAt } from '$lib/board/players';
import { i18n } from '$lib/i18n/index.svelte';
import type { Table } from '$lib/protocol';
import type { TableStore } from '$lib/table.svelte';
import { mano } from './mano';
import type { AjileyGame, AjileyLegal } from './wire';
import { words } from './words';

export type Mood = 'folded' | 'all_in' | 'out' | 'left' | 'absent' | 'offline';

/** What may be done now; nothing where another tab has taken the seat over. */
export const legalNow = (store: TableStore): AjileyLegal => (store.closed ? {} : (store.you?.legal ?? {}));

/** The one thing about a seat that matters most now; null when it simply plays. */
export function mood(table: Table, game: AjileyGame, seat: number): Mood | null {
  const person = playerAt(table, seat);
  const own = game.seats[seat];
  if (!person || !own) return null;
  if (person.left || own.status === 'left') return 'left';
  if (own.status === 'out') return 'out';
  if (person.absent) return 'absent';
  if (!person.connected && !person.bot) return 'offline';
  if (own.status === 'folded' || own.status === 'all_in') return own.status;
  return null;
}

/** The seat that has the mano in this hand; null between hands. */
export function manoOf(game: AjileyGame): number | null {
  if (game.phase === 'between_hands' || game.phase === 'match_over') return null;
  return mano(
    game.dealer,
    game.seats.map((seat) => seat.status !== 'out' && seat.status !== 'left'),
  );
}

/** Everything the plate shows, as one sentence. */
export function spoken(table: Table, game: AjileyGame, seat: number, me: number | null): string {
  const t = words.t;
  const person = playerAt(table, seat);
  const own = game.seats[seat];
  if (!person || !own) return '';
  const is = mood(table, game, seat);
  const hand = own.hand_size ?? own.hand?.length ?? 0;
  const parts = [
    seat === me ? `${person.name} (${t.you})` : person.name,
    person.bot ? t.bot : null,
    game.turn === seat ? t.on_turn : null,
    t.chips(i18n.number(own.chips)),
    own.bet > 0 ? t.bet(i18n.number(own.bet)) : null,
    own.contributed > 0 ? t.in_hand(i18n.number(own.contributed)) : null,
    is ? t.status[is] : null,
    game.dealer === seat ? t.dealer : null,
    manoOf(game) === seat ? t.mano : null,
    seat !== me && hand > 0 ? t.backs(hand) : null,
    table.ready.includes(seat) && game.turn === null ? t.status.ready : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}
