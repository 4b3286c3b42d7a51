// Puts the chosen looks on the root element, and follows the system while nothing is chosen.
import type { Theme } from './settings.svelte';

const system = window.matchMedia('(prefers-color-scheme: dark)');

export function isDark(theme: Theme): boolean {
  return theme === 'dark' || (theme === 'system' && system.matches);
}

export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = isDark(theme) ? 'dark' : 'light';
  // The browser's own bar goes with the page, whatever the system says.
  const ground = getComputedStyle(root).getPropertyValue('--linen').trim();
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) bar.content = ground;
}

/** Calls back when the system changes; returns the way to stop that. */
export function onSystemTheme(changed: () => void): () => void {
  system.addEventListener('change', changed);
  return () => system.removeEventListener('change', changed);
}
