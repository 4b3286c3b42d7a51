// Which language the reader wants: his own choice, else the first of his browser's that we speak.
import type { Locale } from '$lib/protocol';
import { settings } from '../settings.svelte';

/** The first of the browser's languages that we speak; Spanish otherwise. */
export function preferred(languages: readonly string[]): Locale {
  for (const language of languages) {
    const short = language.toLowerCase().split('-')[0];
    if (short === 'es' || short === 'en') return short;
  }
  return 'es';
}

class Language {
  readonly wanted: Locale = $derived(settings.language ?? preferred(navigator.languages ?? [navigator.language]));
}

export const language = new Language();
