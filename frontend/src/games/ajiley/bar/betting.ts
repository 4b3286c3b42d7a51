// What the betting bar offers, read off the server's `legal`: four places, each with what it would do and whether it may.
import type { AjileyAction, AjileyLegal } from '../wire';
import { type Limits, snap, stepped } from './amounts';

/** Limits of the amount that may be chosen now: of a bet, or of what a raise goes to. */
export function limitsOf(legal: AjileyLegal): Limits | null {
  if (legal.bet) return legal.bet;
  if (legal.raise) return { min: legal.raise.min_to, max: legal.raise.max_to, step: legal.raise.step };
  return null;
}

/** A modest amount to begin with: the least in whole steps. */
export function opening(limits: Limits): number {
  return limits.min % limits.step === 0 ? limits.min : snap(stepped(limits.min, 1, limits), limits);
}

/** The act behind the amount. */
export function amountAct(legal: AjileyLegal, value: number): AjileyAction | null {
  if (legal.bet) return { type: 'bet', amount: value };
  if (legal.raise) return { type: 'raise', to: value };
  return null;
}

/** True if the act would put in everything: it is then a resto, and is asked for once. `bet` = put in this round. */
export function isEverything(action: AjileyAction, legal: AjileyLegal, bet: number): boolean {
  if (action.type === 'all_in') return true;
  if (action.type === 'bet') return action.amount === (legal.all_in?.amount ?? legal.bet?.max);
  if (action.type === 'raise') return action.to === (legal.all_in ? legal.all_in.amount + bet : legal.raise?.max_to);
  return false;
}
