// The words about one's own chips and sessions, fetched with the profile pages.
import { Book } from './book.svelte';
import type { purse } from './es/purse';

export const purseWords = new Book<typeof purse>({
  es: async () => (await import('./es/purse')).purse,
  en: async () => (await import('./en/purse')).purse,
});
