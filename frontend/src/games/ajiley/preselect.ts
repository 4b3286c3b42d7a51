// Acts chosen before one's turn: each holds only for exactly what it was chosen for, else it is dropped.
// Compares what the server sent with what was chosen; what is allowed is the server's word alone.
import type { AjileyAction, AjileyGame, AjileyLegal } from './wire';

export type Wish = {
  kind: 'check' | 'fold' | 'call';
  /** Chips still to put in when it was chosen; a call is for exactly these. */
  owed: number;
  hand: number;
  phase: AjileyGame['phase'];
};
export type Verdict = { keep: true } | { keep: false; action: AjileyAction | null };

const betting = (game: AjileyGame) => game.phase === 'betting_1' || game.phase === 'betting_2';

/** Chips this seat would have to put in to stay, as far as its stack goes. */
export function owed(game: AjileyGame, seat: number): number {
  const mine = game.seats[seat];
  return mine ? Math.min(game.to_match - mine.bet, mine.chips) : 0;
}

/** What a seat that waits for its turn may choose beforehand. `acted`: it has already acted in this round. */
export function wishes(game: AjileyGame, seat: number | null, acted: boolean): Wish[] {
  if (seat === null || !betting(game) || game.turn === null || game.turn === seat) return [];
  if (game.seats[seat]?.status !== 'active') return [];
  const due = owed(game, seat);
  const same = { owed: due, hand: game.hand, phase: game.phase };
  if (due > 0)
    return [
      { kind: 'fold', ...same },
      { kind: 'call', ...same },
    ];
  return acted || game.to_match > 0 ? [] : [{ kind: 'check', ...same }];
}

const DROP: Verdict = { keep: false, action: null };

/** What becomes of a wish now that the table has moved: kept, dropped, or turned into its act. */
export function judge(wish: Wish, game: AjileyGame, seat: number, legal: AjileyLegal): Verdict {
  if (wish.hand !== game.hand || wish.phase !== game.phase || wish.owed !== owed(game, seat)) return DROP;
  if (game.seats[seat]?.status !== 'active') return DROP;
  if (game.turn !== seat) return { keep: true };
  if (wish.kind === 'check') return legal.check ? { keep: false, action: { type: 'check' } } : DROP;
  if (wish.kind === 'call') return legal.call?.amount === wish.owed ? { keep: false, action: { type: 'call' } } : DROP;
  return legal.fold && !legal.check ? { keep: false, action: { type: 'fold' } } : DROP;
}
