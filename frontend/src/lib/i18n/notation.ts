// How the reader's country writes numbers and dates, in the language the page speaks. No words here.
import type { Locale } from '$lib/protocol';

/** What is taken where the reader names no country of that language: Latin America's Spanish, with 1,000 for a thousand. */
const FALLBACK: Record<Locale, string> = { es: 'es-419', en: 'en' };

/** The reader's own tag of this language, such as `es-VE`; a bare `es` or none gives the fallback. */
export function notation(locale: Locale, languages: readonly string[] = navigator.languages ?? []): string {
  const own = languages.find((tag) => tag.toLowerCase().startsWith(`${locale}-`));
  try {
    return own && Intl.NumberFormat.supportedLocalesOf(own).length > 0 ? own : FALLBACK[locale];
  } catch {
    return FALLBACK[locale]; // no tag at all
  }
}
