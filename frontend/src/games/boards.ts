// Which board shows which game: one line for each game of the catalog.
import type { Component } from 'svelte';
import PointsEnd from '$lib/board/PointsEnd.svelte';
import type { TableStore } from '$lib/table.svelte';
import Ajiley from './ajiley/Board.svelte';
import AjileyEnd from './ajiley/result/MatchEnd.svelte';
import Jodete from './jodete/Board.svelte';

/** Fills the areas `felt` and `bar` of the table's frame. `onend`: the reader wants to see the end of the match. */
export type Board = Component<{ store: TableStore; onend: () => void }>;
/** The ranking of a match that is over. */
export type End = Component<{ store: TableStore }>;

export const boards: Record<string, Board> = { ajiley: Ajiley, jodete: Jodete };
export const ends: Record<string, End> = { ajiley: AjileyEnd, jodete: PointsEnd };
