// Which component shows which route. Each is fetched when it is first needed.
import type { Component } from 'svelte';
import type { Route } from '$lib/router.svelte';

export const pages: Record<Route['name'], () => Promise<{ default: Component }>> = {
  home: () => import('./routes/Home.svelte'),
  create: () => import('./routes/Create.svelte'),
  table: () => import('./routes/TableGate.svelte'),
  rules: () => import('./routes/rules/Rules.svelte'),
  glossary: () => import('./routes/Glossary.svelte'),
  fair: () => import('./routes/Fair.svelte'),
  me: () => import('./routes/me/Profile.svelte'),
  ledger: () => import('./routes/me/Ledger.svelte'),
  matches: () => import('./routes/me/Matches.svelte'),
  admin: () => import('./routes/admin/Admin.svelte'),
  not_found: () => import('./routes/NotFound.svelte'),
};
