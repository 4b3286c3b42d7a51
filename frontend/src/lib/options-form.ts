// Turns a game's options schema into form fields, and what was typed into options. It knows no game.
import type { OptionSchema, Options, OptionsSchema, OptionValue } from './protocol';

export type Field =
  | { kind: 'integer'; key: string; title: string; help: string; default: number; min: number; max: number }
  | { kind: 'switch'; key: string; title: string; help: string; default: boolean }
  | { kind: 'choice'; key: string; title: string; help: string; default: OptionValue; choices: (number | string)[] };

/** What stands in the form: numbers as typed. */
export type Draft = Record<string, string | boolean>;

const whole = (schema: OptionSchema, key: 'minimum' | 'maximum', otherwise: number): number => schema[key] ?? otherwise;

/** The fields in the schema's order; a kind of option that no form here can ask for keeps its default on the server. */
export function fieldsOf(schema: OptionsSchema): Field[] {
  const fields: Field[] = [];
  for (const [key, option] of Object.entries(schema.properties)) {
    const words = { key, title: option.title ?? key, help: option.description ?? '' };
    if (option.enum && option.enum.length > 0) {
      const first = option.enum[0] as number | string;
      fields.push({ kind: 'choice', ...words, default: option.default ?? first, choices: option.enum });
    } else if (option.type === 'boolean') {
      fields.push({ kind: 'switch', ...words, default: option.default === true });
    } else if (option.type === 'integer') {
      const min = whole(option, 'minimum', 0);
      const max = whole(option, 'maximum', Number.MAX_SAFE_INTEGER);
      fields.push({
        kind: 'integer',
        ...words,
        min,
        max,
        default: typeof option.default === 'number' ? option.default : min,
      });
    }
  }
  return fields;
}

export function draftOf(fields: readonly Field[]): Draft {
  return Object.fromEntries(
    fields.map((field) => [field.key, field.kind === 'switch' ? field.default : String(field.default)]),
  );
}

/** The number that was typed, if it is a whole one within the range. Spaces, dots and commas as separators are let pass. */
export function parseWhole(text: string, min: number, max: number): number | null {
  const digits = text.trim().replace(/[\s.,'’](?=\d{3}(\D|$))/g, '');
  if (!/^\d{1,15}$/.test(digits)) return null;
  const value = Number(digits);
  return value >= min && value <= max ? value : null;
}

/** Keys of the fields that a text names, e.g. the server's reason for a refusal. */
export function namedIn(fields: readonly Field[], text: string): string[] {
  const words = new Set(text.match(/\w+/g));
  return fields.map((field) => field.key).filter((key) => words.has(key));
}

/** The options to send and the keys of the fields that are not right. */
export function readDraft(fields: readonly Field[], draft: Draft): { options: Options; wrong: string[] } {
  const options: Options = {};
  const wrong: string[] = [];
  for (const field of fields) {
    const typed = draft[field.key];
    if (field.kind === 'switch') {
      options[field.key] = typed === true;
    } else if (field.kind === 'choice') {
      const choice = field.choices.find((value) => String(value) === typed);
      if (choice === undefined) wrong.push(field.key);
      else options[field.key] = choice;
    } else {
      const value = typeof typed === 'string' ? parseWhole(typed, field.min, field.max) : null;
      if (value === null) wrong.push(field.key);
      else options[field.key] = value;
    }
  }
  return { options, wrong };
}
