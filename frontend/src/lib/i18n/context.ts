// What a sentence about an event or an error may ask for. No words here: the words are in es/ and en/.
import type { AjileyEvent, CardCode, JodeteEvent, TableEvent } from '$lib/protocol';

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

/** Those of the table, and those of each game by its key: games may use the same word for different things. */
export interface EventSentences {
  table: Sentences<TableEvent>;
  ajiley: Sentences<AjileyEvent>;
  jodete: Sentences<JodeteEvent>;
}

/** What the server said beside an error code, e.g. `{min: 20}`. */
export type ErrorData = Readonly<Record<string, unknown>>;

export type CardNames = {
  /** "siete de oros" */
  name(code: CardCode): string;
  list(codes: readonly CardCode[]): string;
};
