/**
 * The caballo's horse, trotting to the left, saddled and bridled; the rider's near leg belongs to it,
 * so that both can be turned round together. Hooves on the ground line at y = 166.
 */
import { oval, ribbon, smooth } from './geometry.mjs';
import { disc, flat, inked, merged, stroke } from './markup.mjs';
import { BROWN, GOLD, INK, WHITE } from './palette.mjs';

const BODY =
  '30.6,58.4! 25.8,62.4 18.6,71.6 11.8,80.4 9.6,85.6 11,89.4 13.8,90.8 17.4,89.8 22,86.4 27.4,85.6 31.4,83.4 34,87 33.8,95 29.6,105 27,114 29.4,122 36,128.6 50,132.6 66,132.4 78,129 90,126 95.8,115 92.6,104.4 84,100.6 74,103 64,103.4 56,99.6 53.4,86 49.6,73 42.6,63 35,58.6';

const hoof = (x, y, turn = 0) =>
  inked('M-3.4-3.4H3.2L4.8 3.4H-5.6Z', INK, {
    transform: `translate(${x} ${y})${turn ? `rotate(${turn})` : ''}`,
    'stroke-width': 1.2,
  });

const farLegs = (shade) => [
  inked(ribbon('43,122,14 44.4,134,10 45,144,7.4 44,153,5.6 43.4,160,6', 'flat'), shade),
  hoof(42.4, 162.6),
  inked(ribbon('80,118,18 75,131,12 77.6,143,7.6 74,153,5.8 72.4,160,6', 'flat'), shade),
  hoof(71.4, 162.6),
];

const nearLegs = () => [
  ribbon('39,119,18 31.6,128.6,12 25,134.4,8.4 27.6,142,6.2 31,149,6', ['flat', 'flat']),
  ribbon('84,113,24 83.4,127,17 88,141.4,8.6 85.6,151.4,6 84.6,160,6.4', 'flat'),
];

const mane = ([colour, light]) => [
  inked(
    smooth(
      '27.4,66.6! 28.4,60.4 33.4,57 41,59.4 49.4,67 54.4,79 57.4,98.6! 50.8,97 52,91.4! 46.4,90 48.4,84! 42.8,82 44.6,76! 38.6,74.6 39.4,69.4! 33.6,69.4 33,64.6!',
    ),
    colour,
    { 'stroke-width': 1.2 },
  ),
  stroke('M36 60.6Q43 63.4 46.4 70.4M47.4 68Q51 75 51.4 82M52 80Q54.4 88 54.4 94.6', 0.9, light),
];

const tail = ([colour, light]) => [
  inked(ribbon('91,104,5 98,103.6,8 103.6,110,10.6 104,119,10 100,126,5.6 98,128.6,1', ['flat', 'round']), colour, {
    'stroke-width': 1.3,
  }),
  stroke('M95 104Q102.4 107 102.8 118Q102.2 121 99.8 125M100 112Q100.6 116 98.6 120', 0.9, light),
];

const headFeatures = () => [
  stroke('M23.4 86Q26.4 80 22.6 73.6', 1, INK),
  flat(oval(23.6, 69.6, 2.6, 1.9), WHITE),
  flat(oval(23.2, 69.6, 1.6, 1.7), INK),
  stroke('M20.4 69.2Q22.6 66.2 26.6 68.4', 1.2, INK),
  flat(oval(12.8, 83.4, 1.1, 0.9), INK),
  stroke('M11.6 87.6Q14.4 88.4 16.6 86.8', 0.9, INK),
];

const STRAPS = 'M27.6 62Q31 72 29.4 84.4M15.4 75.6Q20.4 79.4 20.8 87.2M26.2 63Q30 65.4 34.6 63';

const bridle = (strap) => [
  stroke(STRAPS, 3, INK, { 'stroke-linecap': 'butt' }),
  stroke(STRAPS, 1.6, strap, { 'stroke-linecap': 'butt' }),
  disc(19.6, 85, 1.9, GOLD.light, { 'stroke-width': 0.9 }),
];

const strap = (d, width, colour) => [
  stroke(d, width + 2.2, INK, { 'stroke-linecap': 'butt' }),
  stroke(d, width, colour, { 'stroke-linecap': 'butt' }),
];

const saddle = ({ main, second, third, trim }) => [
  strap('M28 110Q38 118.6 54 117.4', 2.8, third),
  [
    [32.6, 115.4],
    [39.4, 119],
    [46.4, 120.6],
  ].map(([x, y]) => disc(x, y, 2.1, GOLD.light, { 'stroke-width': 1 })),
  strap('M78 112Q88 116 95.4 113', 2.4, third),
  inked(smooth('50,101! 60,104.4 72,104.2 83,100.4! 84,114 82.6,128! 74,131 66,131.6 56,131 49,128! 48,114'), second),
  strap('M49.2 124Q56 127.4 66 127.6T83 124', 2.6, trim),
  [56, 66, 76].map((x) => flat(`M${x} 112.6l2.6 4-2.6 4-2.6-4Z`, main)),
  inked(
    smooth('53,97 56,101.6 63,103.6 74,102.6 80.4,97.4 83.6,92.4 85.6,97 82,105 74,108 60,108 53,104.4 49.6,97.6'),
    BROWN.base,
  ),
];

/** Thigh, boot and stirrup of the rider, on our side of the horse. */
const ridersLeg = ({ hose, shoe, third }) => [
  stroke('M60 106L57.6 140', 2.4, INK),
  inked(ribbon('68,101,14 58,108.6,13 53,116,10.6'), hose[0]),
  inked(ribbon('53.2,114,10.4 55,125,9 56.2,138,6.8', ['round', 'flat']), shoe),
  inked(smooth('59.6,135! 60.2,140.6 59,143! 48.6,143.2 45,142 46.6,140 52.6,136.4'), shoe),
  strap('M48 118.4Q53 121 58.8 118.6', 2.4, third),
  stroke('M48.6 144.6H61', 2.2, GOLD.deep),
];

/** The whole horse in a suit's harness. */
export function horse(costume) {
  const { coat, shade, mane: hair } = costume.horse;
  return [
    tail(hair),
    farLegs(shade),
    merged([smooth(BODY), ...nearLegs()], coat),
    flat(smooth('33,123 42,127.4 56,130.4 76,127.6 91,123 95,116 89,120.6 72,124 52,124.6 40,119'), shade),
    flat(smooth('34.4,87 39,84 44,92 46,103 40,110 36,100'), shade),
    hoof(32.4, 151.4, -22),
    hoof(83.4, 162.6),
    inked(smooth('32.4,60.8! 30.6,56.4 32.6,50.6! 36,55.4 36.4,60!'), coat, { 'stroke-width': 1.2 }),
    headFeatures(),
    mane(hair),
    bridle(costume.third),
    saddle(costume),
    ridersLeg(costume),
  ];
}
