// What a reload of the page must not lose and the server does not keep: the workbench. Kept in this tab alone.
import type { Key } from './order';

export interface Kept {
  /** Which hand of which match it belongs to. */
  deal: string;
  /** Twins are told apart as `renamed` does. */
  groups: Key[][];
}

const name = (code: string): string => `sobremesa.bench.${code}`;

export function keep(code: string, kept: Kept): void {
  try {
    if (kept.groups.length === 0) sessionStorage.removeItem(name(code));
    else sessionStorage.setItem(name(code), JSON.stringify(kept));
  } catch {
    // Forbidden or full storage: the bench then lasts as long as the page.
  }
}

/** The groups kept for this deal; none where there are none, or where what was kept is not readable. */
export function kept(code: string, deal: string): Key[][] {
  try {
    const found = JSON.parse(sessionStorage.getItem(name(code)) ?? 'null') as Kept | null;
    if (found?.deal !== deal || !Array.isArray(found.groups)) return [];
    return found.groups.filter((group) => Array.isArray(group) && group.every((card) => typeof card === 'string'));
  } catch {
    return [];
  }
}
