import { beforeEach, expect, test, vi } from 'vitest';
import { api } from './api';
import { arrive, forgetPlan, makePractice, planToSit } from './arrivals';
import type { AnswerFrame, Command } from './protocol';
import type { TableStore } from './table.svelte';

let sent: Command[];
let refused: string | null;

const table = (code: string): TableStore =>
  ({
    code,
    send: async (command: Command): Promise<AnswerFrame> => {
      sent.push(command);
      return refused === command.type
        ? { type: 'error', id: 'x', code: 'table_full', data: null }
        : { type: 'ok', id: 'x', version: 1 };
    },
  }) as unknown as TableStore;
const types = () => sent.map((command) => command.type);

beforeEach(() => {
  sent = [];
  refused = null;
  forgetPlan('abc');
  vi.spyOn(api, 'createTable').mockResolvedValue({ code: 'abc' } as Awaited<ReturnType<typeof api.createTable>>);
});

test('a practice table is private, then filled and started on entering it, once', async () => {
  expect(await makePractice('Práctica', 'hard', 'ajiley')).toBe('abc');
  expect(api.createTable).toHaveBeenCalledWith({
    game: 'ajiley',
    visibility: 'private',
    seats: 4,
    practice: true,
    name: 'Práctica',
  });
  await arrive(table('abc'));
  await arrive(table('abc'));
  const bot = { type: 'add_bot', level: 'hard' };
  expect(sent).toEqual([{ type: 'sit' }, bot, bot, bot, { type: 'start' }]);
});

test('a refusal ends it there', async () => {
  await makePractice('Práctica', 'easy', 'ajiley');
  refused = 'add_bot';
  await arrive(table('abc'));
  expect(types()).toEqual(['sit', 'add_bot']);
});

test('whoever planned to sit only sits', async () => {
  planToSit('abc');
  await arrive(table('other'));
  await arrive(table('abc'));
  expect(types()).toEqual(['sit']);
});

test('nothing is done at a table without a plan, or with one that was dropped', async () => {
  planToSit('abc');
  forgetPlan('abc');
  await arrive(table('abc'));
  expect(sent).toEqual([]);
});
