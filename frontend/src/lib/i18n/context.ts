// The shapes of words: what a sentence may ask for, and what a game brings. No words here: they are in es/ and en/.
import type { CardCode } from '$lib/protocol';

/** Names and figures as the reader shall read them. */
export interface SentenceContext {
  /** Key of the game that is played. */
  game(): string;
  /** Name of whoever sits there; never the word "you". */
  name(seat: number): string;
  /** True when the reader himself sits there. */
  isMe(seat: number): boolean;
  /** A number of chips in the reader's notation, without a word. */
  chips(amount: number): string;
}

/** One sentence for each kind of event. */
export type Sentences<E extends { type: string }> = {
  [K in E['type']]: (event: Extract<E, { type: K }>, context: SentenceContext) => string;
};

/** What the server said beside an error code, e.g. `{min: 20}`. */
export type ErrorData = Readonly<Record<string, unknown>>;

/** The sentence of each refusal, by its code. */
export type Refusals = Record<string, (data: ErrorData) => string>;

/** Single keys and what they do, as the list of keys shows them. */
export type KeyList = readonly (readonly [key: string, does: string])[];

export interface OptionWords {
  label: string;
  help: string;
  /** A word after the number, when one helps. */
  unit?: string;
}

/** What is said of a game before any play. */
export interface About {
  /** What it is, in a few words. */
  tagline: string;
  /** How it goes, in one sentence. */
  learn: string;
  /** By the option's key; an option missing here shows the server's own title. */
  options: Record<string, OptionWords>;
}

/** A word as it is said at the table, and one line about it. */
export interface Entry {
  word: string;
  line: string;
}

export type Glossary = Record<string, Entry>;

export type CardNames = {
  /** "siete de oros" */
  name(code: CardCode): string;
  list(codes: readonly CardCode[]): string;
};
