// "Play now": a private table with bots, made, filled and started without a question. Knows the order, holds no state of play.
import { api } from './api';
import type { BotLevel } from './protocol';
import type { TableStore } from './table.svelte';

const BOTS = 3;

/** What is still to be done at tables that were just made here, by code. */
const pending = new Map<string, BotLevel>();

/** Makes the table; `setUp` fills it once its socket is open. Returns its code. */
export async function makePractice(name: string, level: BotLevel): Promise<string> {
  const { code } = await api.createTable({
    game: 'ajiley',
    visibility: 'private',
    seats: BOTS + 1,
    practice: true,
    name,
  });
  pending.set(code, level);
  return code;
}

/** Sits down, adds the bots and starts, once, at a table made by `makePractice`; elsewhere it does nothing. */
export async function setUp(table: TableStore): Promise<void> {
  const level = pending.get(table.code);
  if (!level) return;
  pending.delete(table.code);
  if ((await table.send({ type: 'sit' })).type === 'error') return;
  for (let bot = 0; bot < BOTS; bot += 1) {
    if ((await table.send({ type: 'add_bot', level })).type === 'error') return;
  }
  await table.send({ type: 'start' });
}
