// Which board shows which game: one line for each game of the catalog. Each is fetched when a table of it is opened.
import type { Component } from 'svelte';
import type { TableStore } from '$lib/table.svelte';

/** Fills the areas `felt` and `bar` of the table's frame. `onend`: the reader wants to see the end of the match. */
export type Board = Component<{ store: TableStore; onend: () => void }>;
/** The ranking of a match that is over. */
export type End = Component<{ store: TableStore }>;
type Fetched<C> = () => Promise<{ default: C }>;

export const boards: Record<string, Fetched<Board>> = {
  ajiley: () => import('./ajiley/Board.svelte'),
  jodete: () => import('./jodete/Board.svelte'),
};
export const ends: Record<string, Fetched<End>> = {
  ajiley: () => import('./ajiley/result/MatchEnd.svelte'),
  jodete: () => import('$lib/board/PointsEnd.svelte'),
};
