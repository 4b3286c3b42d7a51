/**
 * What each suit's court wears: colours only, so that the four families can be told apart at a glance.
 */
import { BROWN, ERMINE, GOLD, GREEN, STEEL, WHITE, WINE } from './palette.mjs';

const FAIR = ['#c9923f', '#efc878'];
const DARK = ['#46301f', '#7b5a3c'];
const RED = ['#9a4a24', '#cf8450'];
const BLACK = ['#2f2a2c', '#6a6468'];
const WHITE_HAIR = ['#e9e3d4', '#b3aa96'];
const GREY = ['#8f8a86', '#c8c4be'];

export const COURT = {
  O: {
    main: GOLD.base,
    shade: GOLD.dark,
    light: GOLD.light,
    second: WINE.base,
    secondShade: WINE.dark,
    third: STEEL.base,
    trim: WHITE,
    panel: [GOLD.light, WINE.base, STEEL.base],
    hose: [WINE.base, WINE.dark],
    shoe: BROWN.dark,
    hair: DARK,
    kingHair: WHITE_HAIR,
    horse: { coat: '#c98a4b', shade: '#9a6231', mane: WHITE_HAIR },
  },
  C: {
    main: WINE.base,
    shade: WINE.dark,
    light: WINE.light,
    second: GOLD.base,
    secondShade: GOLD.dark,
    third: GREEN.base,
    trim: WHITE,
    panel: [WINE.base, GOLD.light, GREEN.base],
    hose: [ERMINE, '#cfc2a4'],
    shoe: WINE.dark,
    hair: FAIR,
    kingHair: RED,
    horse: { coat: '#efe8da', shade: '#c9bda6', mane: GREY },
  },
  E: {
    main: STEEL.base,
    shade: STEEL.dark,
    light: STEEL.mid,
    second: WINE.base,
    secondShade: WINE.dark,
    third: GOLD.base,
    trim: WHITE,
    panel: [STEEL.light, STEEL.base, GOLD.base],
    hose: [STEEL.mid, STEEL.base],
    shoe: BROWN.dark,
    hair: BLACK,
    kingHair: BLACK,
    horse: { coat: '#6c6a70', shade: '#4a484f', mane: BLACK },
  },
  B: {
    main: GREEN.base,
    shade: GREEN.dark,
    light: GREEN.light,
    second: GOLD.base,
    secondShade: GOLD.dark,
    third: WINE.base,
    trim: WHITE,
    panel: [GREEN.base, GOLD.light, WINE.base],
    hose: [BROWN.light, BROWN.base],
    shoe: BROWN.dark,
    hair: RED,
    kingHair: DARK,
    horse: { coat: '#8a5734', shade: '#63391f', mane: DARK },
  },
};
