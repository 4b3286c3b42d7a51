// What is still to be done when a table is entered that was made or chosen here: sit down, add bots, start.
// It knows the order, not the rules: whatever the server refuses ends it.
import type { GameKey } from '$games/catalog';
import { api } from './api';
import type { BotLevel } from './protocol';
import type { TableStore } from './table.svelte';

const PRACTICE_BOTS = 3;

interface Plan {
  /** Bots to play against at once; none when people are awaited. */
  bots?: { count: number; level: BotLevel };
}

const plans = new Map<string, Plan>();

/** On entering this table, sit down. */
export function planToSit(code: string): void {
  plans.set(code, {});
}

/** Nothing is to be done there after all. */
export function forgetPlan(code: string): void {
  plans.delete(code);
}

/** "Play now": makes a private table; entering it sits down, adds the bots and starts. Returns its code. */
export async function makePractice(name: string, level: BotLevel, game: GameKey): Promise<string> {
  const { code } = await api.createTable({
    game,
    visibility: 'private',
    seats: PRACTICE_BOTS + 1,
    practice: true,
    name,
  });
  plans.set(code, { bots: { count: PRACTICE_BOTS, level } });
  return code;
}

/** Does what was planned for this table, once. */
export async function arrive(table: TableStore): Promise<void> {
  const plan = plans.get(table.code);
  if (!plan) return;
  plans.delete(table.code);
  if ((await table.send({ type: 'sit' })).type === 'error' || !plan.bots) return;
  const { count, level } = plan.bots;
  for (let bot = 0; bot < count; bot += 1) {
    if ((await table.send({ type: 'add_bot', level })).type === 'error') return;
  }
  await table.send({ type: 'start' });
}
