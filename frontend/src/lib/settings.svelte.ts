// The reader's own choices, kept in this browser: sound, vibration, cards, language, theme. No state of any table.
import type { Locale } from './protocol';

export type Theme = 'system' | 'light' | 'dark';

export interface Choices {
  sound: boolean;
  vibration: boolean;
  four_colour: boolean;
  large_index: boolean;
  /** null = as the browser says. */
  language: Locale | null;
  theme: Theme;
}

const KEY = 'sobremesa.settings';
const DEFAULTS: Choices = {
  sound: true,
  vibration: true,
  four_colour: false,
  large_index: false,
  language: null,
  theme: 'system',
};

/** What was stored, without anything that is not one of today's choices. */
export function readChoices(text: string | null): Choices {
  const choices = { ...DEFAULTS };
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return choices;
  }
  if (typeof stored !== 'object' || stored === null) return choices;
  const s = stored as Record<string, unknown>;
  for (const key of ['sound', 'vibration', 'four_colour', 'large_index'] as const) {
    if (typeof s[key] === 'boolean') choices[key] = s[key];
  }
  if (s.language === 'es' || s.language === 'en') choices.language = s.language;
  if (s.theme === 'light' || s.theme === 'dark') choices.theme = s.theme;
  return choices;
}

/** Storage may be forbidden (private windows): then choices last as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Settings {
  #choices = $state(readChoices(stored()));

  get sound(): boolean {
    return this.#choices.sound;
  }
  get vibration(): boolean {
    return this.#choices.vibration;
  }
  get four_colour(): boolean {
    return this.#choices.four_colour;
  }
  get large_index(): boolean {
    return this.#choices.large_index;
  }
  get language(): Locale | null {
    return this.#choices.language;
  }
  get theme(): Theme {
    return this.#choices.theme;
  }

  set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    this.#choices[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#choices));
    } catch {
      // Forbidden storage: nothing to do.
    }
  }
}

export const settings = new Settings();
