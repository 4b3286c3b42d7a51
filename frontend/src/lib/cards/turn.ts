// A card turned over in place: the new side opens from its middle line.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { stillness } from './motion';

const TURN_MS = 180;

export function turn(_node: Element): TransitionConfig {
  if (stillness()) return { duration: 0 };
  return { duration: TURN_MS, easing: cubicOut, css: (t) => `transform: scaleX(${t})` };
}
