// The words of the operator's desk, fetched with it.
import { Book } from './book.svelte';
import type { admin } from './es/admin';

export const adminWords = new Book<typeof admin>({
  es: async () => (await import('./es/admin')).admin,
  en: async () => (await import('./en/admin')).admin,
});
