// Why a match is over, in one sentence, from what everybody sees: a comodín in a hand, or points that were reached.
import { i18n } from '$lib/i18n/index.svelte';
import type { TableStore } from '$lib/table.svelte';
import type { JodeteGame } from './wire';
import { words } from './words';

/** Who held a comodín when the last hand ended. */
export const holders = (game: JodeteGame): number[] =>
  Object.entries(game.result?.hands ?? {}).flatMap(([seat, cards]) => (cards.includes('JK') ? [Number(seat)] : []));

export function ending(store: TableStore, game: JodeteGame): string | null {
  const t = words.t.result;
  const held = holders(game);
  const target = Number(store.table?.options.target_points ?? Number.POSITIVE_INFINITY);
  const named = (seats: readonly number[]) => i18n.list(seats.map((seat) => store.context.name(seat)));
  if (held.length > 0)
    return held.length === 1 && store.context.isMe(held[0] as number)
      ? t.you_caught
      : t.caught_why(named(held), held.length > 1);
  const reached = game.seats.flatMap(({ total, out }, seat) => (!out && total >= target ? [seat] : []));
  return reached.length > 0 ? t.reached(named(reached), i18n.number(target), reached.length > 1) : null;
}
