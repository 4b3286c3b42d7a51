/**
 * The few capital letters the deck writes, as single lines of even width.
 * Each is 10 units tall with its top left at the origin; accents stand above.
 */

const LETTERS = {
  C: [7.4, 'M7.2 2Q5.8.2 3.8.2Q.4.4.4 5Q.4 9.6 3.8 9.8Q5.8 9.8 7.2 8'],
  D: [7.6, 'M.4.2V9.8H3Q7.4 9.6 7.4 5Q7.4.4 3 .2Z'],
  I: [1, 'M.5.2V9.8'],
  Í: [1, 'M.5.6V9.8M.1-2.4L1-4.4'],
  L: [6, 'M.4.2V9.8H5.8'],
  M: [9, 'M.4 9.8V.2L4.5 6.6L8.6.2V9.8'],
  N: [7.6, 'M.4 9.8V.2L7.2 9.8V.2'],
  O: [8.4, 'M4.2.2Q.4.4.4 5T4.2 9.8Q8 9.6 8 5T4.2.2Z'],
  W: [11, 'M.3.2L2.8 9.8L5.5 1.6L8.2 9.8L10.7.2'],
};

const GAP = 2.8;

/** Path data of a word, shifted so that its middle is at x = 0, with its width. */
export function word(text) {
  const glyphs = [];
  let x = 0;
  for (const character of text) {
    const [width, d] = LETTERS[character];
    glyphs.push({ x, d });
    x += width + GAP;
  }
  return { glyphs, width: x - GAP };
}
