// What is said about a seat in words, and the reading of what the server allows. No rule is here.
import { playerAt } from '$lib/board/players';
import { JOKER } from '$lib/cards/codes';
import { cardName } from '$lib/cards/names';
import { i18n } from '$lib/i18n/index.svelte';
import type { CardCode } from '$lib/protocol';

import type { TableStore } from '$lib/table.svelte';
import type { RamiGame, RamiLegal, RamiMeld } from './wire';
import { words } from './words';

/** What may be done now; nothing where another tab has taken the seat over. */
export const legalNow = (store: TableStore): RamiLegal => (store.closed ? {} : ((store.you?.legal ?? {}) as RamiLegal));

export const limitOf = (store: TableStore): string => i18n.number(Number(store.table?.options.limit ?? 0));

/** The one thing about a seat that matters most now; null when it simply plays. */
export function mood(store: TableStore, game: RamiGame, seat: number): 'left' | 'out' | 'absent' | 'offline' | null {
  const person = store.table ? playerAt(store.table, seat) : null;
  if (!person) return null;
  if (person.left) return 'left';
  if (game.seats[seat]?.out) return 'out';
  if (person.absent) return 'absent';
  return !person.connected && !person.bot ? 'offline' : null;
}

/** Everything the plate shows, as one sentence. */
export function spoken(store: TableStore, game: RamiGame, seat: number): string {
  const t = words.t;
  const person = store.table ? playerAt(store.table, seat) : null;
  const own = game.seats[seat];
  if (!person || !own) return '';
  const is = mood(store, game, seat);
  const parts = [
    seat === store.mySeat ? `${person.name} (${t.you})` : person.name,
    person.bot ? t.bot : null,
    game.turn === seat ? t.on_turn : null,
    game.phase === 'playing' && !own.out ? t.cards(own.hand_size) : null,
    t.total(i18n.number(own.total), limitOf(store)),
    own.down ? t.down : null,
    is ? t.status[is] : null,
    game.dealer === seat ? t.dealer : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** A meld in words: "Escalera: cinco de picas, seis de picas, comodín por siete de picas". */
export function meldName(meld: Pick<RamiMeld, 'kind' | 'cards' | 'joker_as'>): string {
  return `${words.t.kind[meld.kind]}: ${cardNames(meld.cards, meld.joker_as).join(', ')}`;
}

/** The names of cards, a joker with what it stands for. */
export function cardNames(cards: readonly CardCode[], joker_as: CardCode | null): string[] {
  const name = (code: CardCode) => cardName(code, i18n.locale, { deck: 'french' });
  return cards.map((code) =>
    code === JOKER && joker_as ? words.t.stands_for(name(code), name(joker_as)) : name(code),
  );
}

/** What going down takes, for showing how far one is; whether it is enough is the server's word. */
export const GOING_DOWN = 51;
