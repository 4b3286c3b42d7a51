// Arithmetic of the amount chooser: everything stays between the server's limits, in its steps. No rule of the game.

/** What may be chosen: the server's `bet {min, max, step}` or `raise {min_to, max_to, step}`. */
export type Limits = { min: number; max: number; step: number };

export const clamp = (value: number, { min, max }: Limits): number => Math.max(min, Math.min(max, Math.round(value)));

/** To the nearest whole step; the ends may be reached though they are none. */
export function snap(value: number, limits: Limits): number {
  const { min, max, step } = limits;
  if (value <= min) return min;
  if (value >= max) return max;
  return clamp(Math.round(value / step) * step, limits);
}

/** The next step up or down from any value. */
export function stepped(value: number, direction: 1 | -1, limits: Limits): number {
  const { step } = limits;
  const next = direction === 1 ? Math.floor(value / step) * step + step : Math.ceil(value / step) * step - step;
  return clamp(next, limits);
}

/** Place on the slider, 0…1000. Squared, so that small amounts have as much room as large ones. */
export function place(value: number, { min, max }: Limits): number {
  return max === min ? 1000 : Math.round(Math.sqrt((value - min) / (max - min)) * 1000);
}

export function valueAt(placed: number, limits: Limits): number {
  const share = (placed / 1000) ** 2;
  return snap(limits.min + share * (limits.max - limits.min), limits);
}

/** Quick amounts: the least, half the pot and the pot, on top of what lies there to be matched. */
export function quick(pot: number, base: number, limits: Limits): { min: number; half: number; pot: number } {
  return { min: limits.min, half: snap(base + pot / 2, limits), pot: snap(base + pot, limits) };
}

/** A number typed by hand; null unless it is a whole one. */
export function typed(text: string): number | null {
  const digits = text.replace(/[\s.,'’\u00a0\u202f]/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}
