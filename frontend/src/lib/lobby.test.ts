import { expect, test } from 'vitest';
import { Lobby, sortTables } from './lobby.svelte';
import type { TableSummary } from './protocol';

const table = (code: string, taken: number, seats: number, phase: TableSummary['phase'] = 'waiting'): TableSummary => ({
  code,
  game: 'ajiley',
  name: code,
  seats,
  taken,
  phase,
  options: {},
  stake: 0,
  practice: false,
  watchers: 0,
});
const codes = (tables: TableSummary[]) => tables.map((one) => one.code);

test('tables where one may sit come first, the fuller ones before the emptier', () => {
  const tables = [table('full', 4, 4), table('playing', 2, 4, 'playing'), table('one', 1, 4), table('three', 3, 4)];
  expect(codes(sortTables(tables))).toEqual(['three', 'one', 'playing', 'full']);
});

test('the list follows what the server tells', () => {
  const lobby = new Lobby();
  expect(lobby.known).toBe(false);
  lobby.receive({ type: 'lobby', tables: [table('a', 1, 4), table('b', 2, 4)] });
  expect(codes(lobby.tables)).toEqual(['b', 'a']);
  lobby.receive({ type: 'table', ...table('a', 3, 4) });
  lobby.receive({ type: 'table', ...table('c', 1, 2) });
  expect(codes(lobby.tables)).toEqual(['a', 'b', 'c']);
  lobby.receive({ type: 'table_gone', code: 'b' });
  lobby.receive({ type: 'alive', server_time: 0 });
  expect(codes(lobby.tables)).toEqual(['a', 'c']);
  expect(lobby.tables[0]).toEqual(table('a', 3, 4));
});

test('a fresh list after a reconnect forgets the old one', () => {
  const lobby = new Lobby();
  lobby.receive({ type: 'lobby', tables: [table('a', 1, 4)] });
  lobby.receive({ type: 'lobby', tables: [] });
  expect(lobby.tables).toEqual([]);
});
