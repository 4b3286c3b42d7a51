// How a meld is named in a Spanish sentence: "trío de sietes", "escalera de corazones de cuatro a siete".
import { JOKER, parts } from '$lib/cards/codes';
import { rankName, suitName } from '$lib/cards/names';
import type { LaidMeld } from '../../wire';

/** "siete" → "sietes", "diez" → "dieces", "rey" → "reyes" */
function several(rank: string): string {
  if (rank.endsWith('z')) return `${rank.slice(0, -1)}ces`;
  return /[aeiou]$/.test(rank) ? `${rank}s` : `${rank}es`;
}

export function meldName({ kind, cards, joker_as }: LaidMeld): string {
  const meant = cards.map((code) => parts(code === JOKER ? (joker_as ?? '') : code, 'french'));
  const rank = (at: number) => rankName(meant.at(at)?.rank ?? '', 'es', 'french');
  const joker = joker_as === null ? '' : ' con comodín';
  if (kind === 'set') return `${cards.length === 4 ? 'cuarteto' : 'trío'} de ${several(rank(0))}${joker}`;
  return `escalera de ${suitName(meant[0]?.suit ?? '', 'es', 'french')} de ${rank(0)} a ${rank(-1)}${joker}`;
}
