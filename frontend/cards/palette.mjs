/**
 * The deck's colours, named once: warm paper, four suits in three or four tones each, people, animals.
 * Nothing is drawn here.
 */

export const PAPER = '#fbf6e8';
export const EDGE = '#cbbd9c';
export const INK = '#2b211b';
export const WHITE = '#fffcf3';
export const ERMINE = '#f4eddc';

export const GOLD = { base: '#e5ac2e', light: '#f7d778', dark: '#b47a17', deep: '#85570c' };
export const WINE = { base: '#a62f3b', light: '#d06b63', dark: '#741d2a', deep: '#8c2431' };
export const STEEL = { base: '#3f709a', light: '#c3d7e3', mid: '#8fb1c9', dark: '#264a68', deep: '#2a557a' };
export const GREEN = { base: '#5c8a3e', light: '#9aba60', dark: '#3a5f2c', deep: '#3c662d' };
export const BROWN = { base: '#95663c', light: '#c69a67', dark: '#5f3d24' };
export const SKIN = { base: '#f3d0a9', shade: '#dfa97f', blush: '#e5a184' };

/** Per suit letter: the colour of index and frame (at least 4.5 : 1 on the paper). */
export const SUIT_INK = { O: GOLD.deep, C: WINE.deep, E: STEEL.deep, B: GREEN.deep };

/** The same for the French suits; `-four` where four colours are wanted. */
export const FRENCH_INK = {
  S: '#2e3138',
  H: '#a82534',
  D: '#a82534',
  C: '#2e3138',
  'D-four': '#1f5d92',
  'C-four': '#2f6a33',
};
