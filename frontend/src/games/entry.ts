// What the page has of a game. Everything is fetched only when it is needed. Shapes only.
import type { Component } from 'svelte';
import type { Deck } from '$lib/cards/codes';
import type { Book } from '$lib/i18n/book.svelte';
import type { About, Glossary, KeyList, Refusals, SentenceContext } from '$lib/i18n/context';
import type { Locale } from '$lib/protocol';
import type { TableStore } from '$lib/table.svelte';

/** Fills the areas `felt` and `bar` of the table's frame. `onend`: the reader wants to see the end of the match. */
export type Board = Component<{ store: TableStore; onend: () => void }>;
/** The ranking of a match that is over. */
export type End = Component<{ store: TableStore }>;
type Fetched<C> = () => Promise<{ default: C }>;

/** What is said while it is played, beside the board's own words. */
export interface Texts {
  /** By the event's type; each takes the event of just that type. */
  events: Readonly<Record<string, (event: never, context: SentenceContext) => string>>;
  errors: Refusals;
  keys: KeyList;
  /** What is played for somebody who counts as absent. */
  absent: string;
  /** What leaving the match in its course means, beside a stake. */
  leaving: string;
}

export interface GameEntry {
  /** The same in every language. */
  name: string;
  deck: Deck;
  /** Which way the turn goes at the start of a hand. */
  plays: 'right' | 'left';
  about: Book<About>;
  texts: Book<Texts>;
  glossary: Book<Glossary>;
  rules: Record<Locale, Fetched<Component>>;
  board: Fetched<Board>;
  end: Fetched<End>;
}
