// The server's judgement of melds, read from its answer. The page knows no rule: this is where it asks.
import type { AnswerFrame, CardCode } from '$lib/protocol';
import type { Refusal } from './bench';

export interface Judgement {
  /** Null when they could be laid now. */
  refusal: Refusal | null;
  /** Of the valid melds; 0 where there is none. */
  points: number;
  clean: boolean;
  /** For each meld the cards that its joker may stand for, the one it does first. */
  jokers: CardCode[][];
}

/** Null for any answer that judges nothing, such as a lost connection. */
export function judgement(answer: AnswerFrame): Judgement | null {
  if (answer.type !== 'preview') return null;
  const data = answer.data ?? {};
  return {
    refusal: answer.ok ? null : { code: answer.error ?? 'unknown', data },
    points: answer.points ?? (typeof data.points === 'number' ? data.points : 0),
    clean: answer.clean ?? data.clean === true,
    jokers: answer.jokers ?? (Array.isArray(data.jokers) ? (data.jokers as CardCode[][]) : []),
  };
}
