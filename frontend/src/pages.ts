// Which component shows which route. Each is fetched when it is first needed.
import type { Component } from 'svelte';
import type { Book } from '$lib/i18n/book.svelte';
import { create, people, start } from '$lib/i18n/books';
import type { Route } from '$lib/router.svelte';

/** A page that has words of its own: both are fetched side by side. */
const withWords = (book: Book<unknown>, page: () => Promise<{ default: Component }>) => async () =>
  (await Promise.all([page(), book.load()]))[0];

export const pages: Record<Route['name'], () => Promise<{ default: Component }>> = {
  home: withWords(start, () => import('./routes/Home.svelte')),
  create: withWords(create, () => import('./routes/Create.svelte')),
  table: () => import('./routes/TableGate.svelte'),
  rules: () => import('./routes/rules/Rules.svelte'),
  glossary: () => import('./routes/Glossary.svelte'),
  fair: () => import('./routes/Fair.svelte'),
  me: withWords(people, () => import('./routes/me/Profile.svelte')),
  ledger: withWords(people, () => import('./routes/me/Ledger.svelte')),
  matches: withWords(people, () => import('./routes/me/Matches.svelte')),
  admin: withWords(people, () => import('./routes/admin/Admin.svelte')),
  not_found: () => import('./routes/NotFound.svelte'),
};
