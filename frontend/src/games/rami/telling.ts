// What is to be done now, in one line over the workbench: what the server refuses or allows, in words. No rule is here.
import { cardName } from '$lib/cards/names';
import { i18n } from '$lib/i18n/index.svelte';
import type { TableStore } from '$lib/table.svelte';
import { stagedKeys } from './bench';
import { fitting } from './choices';
import type { Desk } from './desk.svelte';
import { codeOf } from './order';
import { legalNow } from './seats';
import type { RamiGame } from './wire';
import { words } from './words';

export function told(store: TableStore, game: RamiGame, desk: Desk): string {
  const t = words.t;
  const mine = game.turn === store.mySeat;
  const name = (code: string) => cardName(code, i18n.locale, { deck: 'french' });
  if (store.acting) return i18n.t.board.sending;
  if (!mine) return waiting(store, game, desk);
  const legal = legalNow(store);
  if (legal.draw) {
    if (game.stock_only) return t.told.stock_only;
    if (game.first_lap) return t.told.first_lap;
    return legal.draw.from.includes('discard') ? t.told.draw_or_take : t.told.draw;
  }
  if (game.first_lap) return t.told.first_lap_discard;
  const { taken } = game;
  if (taken !== null && !stagedKeys(desk.bench).some((key) => codeOf(key) === taken)) return t.told.taken(name(taken));
  if (desk.bench.length > 0) return ofTheBench(desk) ?? '';
  const [only] = desk.chosen;
  if (desk.chosen.length > 1) return t.told.chosen(desk.chosen.length);
  if (only && fitting(legal).includes(codeOf(only))) return t.told.discard_now(name(codeOf(only)));
  return t.told.discard;
}

function waiting(store: TableStore, game: RamiGame, desk: Desk): string {
  const points = desk.verdict?.points ?? 0;
  if (points > 0) return words.t.preparing(i18n.number(points));
  return game.turn === null ? '' : i18n.t.board.plays(store.context.name(game.turn));
}

/** The refusal of what lies on the bench, with the meld that is meant; that it can be laid; null while it is asked. */
function ofTheBench(desk: Desk): string | null {
  const t = words.t;
  const bad = desk.bench.findIndex(({ variants }) => variants?.length === 0);
  if (bad >= 0) {
    const why = desk.bench[bad]?.refusal;
    return t.in_meld(bad + 1, why?.code === 'bad_meld' ? i18n.error(why.code, why.data) : t.no_meld);
  }
  if (!desk.verdict) return null;
  const { refusal, points } = desk.verdict;
  return refusal ? i18n.error(refusal.code, refusal.data) : t.ready(i18n.number(points));
}
