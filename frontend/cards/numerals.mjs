/**
 * The index figures 0–9 and the letters A J Q K, drawn as shapes (no font is needed, every screen shows the same).
 * Each is 24 units tall with its top left at the origin.
 */
import { ribbon, ring } from './geometry.mjs';

/** Width and path data of one figure; `turned` figures are drawn upside down. */
const FIGURES = {
  0: { width: 12.6, d: ring(6.3, 12, 6.3, 12.2, 2.5, 8.7) },
  1: { width: 8.8, d: 'M7.4 0V20.8H8.8V24H1.6V20.8H3V6.4L0 7.6V4.2Q3.4 2.8 4.6 0Z' },
  2: {
    width: 12.4,
    d: `${ribbon(
      [
        [2, 7, 3.4],
        [3, 3.4, 3.4],
        [6.3, 1.7, 3.4],
        [9.8, 3.8, 4.2],
        [10, 8.4, 4.6],
        [7.2, 13.6, 4.4],
        [2.6, 20.6, 4],
      ],
      ['round', 'flat'],
    )}M.4 24H12.4V17.6H11Q10.8 20 9.4 20H3L.4 20.6Z`,
  },
  3: {
    width: 12.4,
    d:
      ribbon('1.9,5,3.2 3.2,2.7,3.3 6,1.7,3.4 9.2,3.4,4.2 9.2,8.2,4.2 5.2,11.2,3.2') +
      ribbon('5.2,11.3,3.2 9.6,13.6,4.2 10.2,18.6,4.5 6.2,22.3,3.4 3,21.6,3.4 1.7,19,3.2'),
  },
  4: {
    width: 13.4,
    d: 'M11 0V14.6H13.4V18H11V24H6.6V18H0V15L6.8 0ZM6.6 14.6V7.4L3.2 14.6Z',
  },
  5: {
    width: 12.4,
    d:
      'M1.6 0L1 12H4.4L4.8 3.8H11.2V0Z' +
      ribbon('2.6,11.4,3 5.6,9.7,3.4 9.4,11.6,4.2 10.2,16.4,4.5 8.6,20.8,4 5.4,22.3,3.4 1.7,19.8,3.2'),
  },
  6: {
    width: 12.8,
    d:
      ribbon(
        [
          [10.4, 1.9, 3.2],
          [6.4, 3.2, 3.8],
          [3.2, 8, 4.4],
          [2.2, 14, 4.4],
          [2.3, 17, 4],
        ],
        ['round', 'flat'],
      ) + ring(6.4, 16.4, 6.4, 7.7, 2.4, 4.5),
  },
  7: { width: 12.2, d: 'M.4 0H12.2V3.2Q8 12 7.2 24H2.4Q3.4 12.6 7.6 4H3.2Q2.2 4 2 6.8H.4Z' },
  8: { width: 12.8, d: ring(6.4, 6.3, 5.5, 6.4, 2, 3.3) + ring(6.4, 17, 6.4, 7.1, 2.5, 3.9) },
  A: { width: 14.4, d: 'M5 0L0 24H4L5 18.6H9.4L10.4 24H14.4L9.4 0ZM7.2 5.6L8.8 15.2H5.6Z' },
  J: {
    width: 11.6,
    d: `M3.6 0V3.4H6.4V12H10.8V3.4H11.6V0Z${ribbon('8.6,11.4,4.4 8.5,17.4,4.3 6.8,21.6,3.6 3.8,22.3,3.4 1.7,19.6,3.3', ['flat', 'round'])}`,
  },
  Q: { width: 13.6, d: `${ring(6.3, 12, 6.3, 12.2, 2.5, 8.7)}M5.4 17.4L11 25.4L13.8 22.8L8.4 15.4Z` },
  K: { width: 14.2, d: 'M0 0V24H4.4V16.4L5.8 14.4L9.4 24H14.2L8.8 10.4L13.6 0H9L4.4 9.4V0Z' },
};

const GAP = 1;

/** The path data and width of a rank number; 9 comes back as a 6 to be turned. */
export function figures(number) {
  const parts = [];
  let x = 0;
  for (const character of String(number)) {
    const turned = character === '9';
    const { width, d } = FIGURES[turned ? 6 : character];
    parts.push({ d, x, turned, width });
    x += width + GAP;
  }
  return { parts, width: x - GAP };
}
