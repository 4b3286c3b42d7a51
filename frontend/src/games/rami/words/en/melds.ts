// How a meld is named in an English sentence: "three sevens", "a run of hearts from four to seven".
import { JOKER, parts } from '$lib/cards/codes';
import { rankName, suitName } from '$lib/cards/names';
import type { LaidMeld } from '../../wire';

/** "seven" → "sevens", "six" → "sixes" */
const several = (rank: string): string => (rank.endsWith('x') ? `${rank}es` : `${rank}s`);

export function meldName({ kind, cards, joker_as }: LaidMeld): string {
  const meant = cards.map((code) => parts(code === JOKER ? (joker_as ?? '') : code, 'french'));
  const rank = (at: number) => rankName(meant.at(at)?.rank ?? '', 'en', 'french');
  const joker = joker_as === null ? '' : ' with a joker';
  if (kind === 'set') return `${cards.length === 4 ? 'four' : 'three'} ${several(rank(0))}${joker}`;
  return `a run of ${suitName(meant[0]?.suit ?? '', 'en', 'french')} from ${rank(0)} to ${rank(-1)}${joker}`;
}
