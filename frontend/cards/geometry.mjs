/**
 * Curves and numbers: turns lists of points into SVG path data.
 * Pure geometry in card units; no colours, no elements, nothing about cards.
 */

/** A number as short as it can be written, to a tenth of a card unit. */
export function num(value) {
  const text = value
    .toFixed(1)
    .replace(/\.0$/, '')
    .replace(/^(-?)0\./, '$1.');
  return text === '-0' || text === '-.0' ? '0' : text;
}

/** Numbers side by side, with only the separators a parser needs. */
function joined(values) {
  return values.map(num).reduce((text, next) => text + (next.startsWith('-') || text === '' ? next : ` ${next}`), '');
}

/** One drawing command with its numbers. */
const command = (letter, ...values) => letter + joined(values);

const tenth = (value) => Math.round(value * 10) / 10;

/** Path data written step by step, each point relative to the last: short to store. Roundings never add up. */
function pen([startX, startY]) {
  let [x, y] = [tenth(startX), tenth(startY)];
  let path = command('M', x, y);
  const step = (letter, points) => {
    path += command(letter, ...points.flatMap(([px, py]) => [px - x, py - y]));
    const [endX, endY] = points.at(-1);
    [x, y] = [tenth(x + tenth(endX - x)), tenth(y + tenth(endY - y))];
  };
  return {
    line: (to) => step('l', [to]),
    curve: (first, second, to) => step('c', [first, second, to]),
    written: (closed) => (closed ? `${path}z` : path),
  };
}

/**
 * Points written as text: `x,y` or `x,y,width`, separated by blanks; `!` after one makes it a corner.
 * Lists of points pass through unchanged.
 */
export function points(text) {
  if (typeof text !== 'string') return text;
  return text.split(' ').map((item) => {
    const sharp = item.endsWith('!');
    const numbers = (sharp ? item.slice(0, -1) : item).split(',').map(Number);
    return sharp ? [...numbers, 'c'] : numbers;
  });
}

const unit = ([x, y]) => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

/**
 * A smooth line through points `[x, y]`; a third item `'c'` makes that point a corner.
 * Handles lie along the chord of the neighbours, so the curve never overshoots between close points.
 */
export function smooth(shape, { closed = true } = {}) {
  const list = points(shape);
  const ease = 0.36;
  const count = list.length;
  const at = (i) => (closed ? list[(i + count) % count] : list[Math.min(Math.max(i, 0), count - 1)]);
  const tangent = (i) => unit([at(i + 1)[0] - at(i - 1)[0], at(i + 1)[1] - at(i - 1)[1]]);
  const drawn = pen(list[0]);
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [from, to] = [at(i), at(i + 1)];
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * ease;
    const [out, into] = [tangent(i), tangent(i + 1)];
    const first = from[2] === 'c' ? from : [from[0] + out[0] * reach, from[1] + out[1] * reach];
    const second = to[2] === 'c' ? to : [to[0] - into[0] * reach, to[1] - into[1] * reach];
    if (from[2] === 'c' && to[2] === 'c') drawn.line(to);
    else drawn.curve(first, second, to);
  }
  return drawn.written(closed);
}

/** An open smooth line. */
export const curve = (points) => smooth(points, { closed: false });

/** Straight lines from point to point, closed. */
export function polygon(shape) {
  const [first, ...rest] = points(shape);
  const drawn = pen(first);
  rest.forEach(drawn.line);
  return drawn.written(true);
}

/**
 * A band of changing width along points `[x, y, width]`: limbs, plumes, brush strokes.
 * `ends` is 'round', 'flat' or 'pointed'; one word for both ends, or a pair.
 */
export function ribbon(shape, ends = 'round') {
  const line = points(shape);
  const [head, tail] = Array.isArray(ends) ? ends : [ends, ends];
  const last = line.length - 1;
  const normal = (i) => {
    const [a, b] = [line[Math.max(i - 1, 0)], line[Math.min(i + 1, last)]];
    const [x, y] = unit([b[0] - a[0], b[1] - a[1]]);
    return [-y, x];
  };
  const side = (i, sign) => {
    const [nx, ny] = normal(i);
    const half = (line[i][2] / 2) * sign;
    return [line[i][0] + nx * half, line[i][1] + ny * half];
  };
  const cap = (i, kind, sign) => {
    const [nx, ny] = normal(i);
    const half = line[i][2] / 2;
    const [ax, ay] = [ny * sign, -nx * sign];
    const [x, y] = line[i];
    if (kind === 'pointed') return [[x, y, 'c']];
    if (kind === 'flat') return [];
    return [[x + ax * half, y + ay * half]];
  };
  const corner = (kind, point) => (kind === 'flat' ? [...point, 'c'] : point);
  const outline = [];
  for (let i = 0; i <= last; i++) {
    if (i === 0 && head === 'pointed') continue;
    if (i === last && tail === 'pointed') continue;
    const kind = i === 0 ? head : i === last ? tail : 'round';
    outline.push(corner(kind, side(i, 1)));
  }
  outline.push(...cap(last, tail, 1));
  for (let i = last; i >= 0; i--) {
    if (i === 0 && head === 'pointed') continue;
    if (i === last && tail === 'pointed') continue;
    const kind = i === 0 ? head : i === last ? tail : 'round';
    outline.push(corner(kind, side(i, -1)));
  }
  outline.push(...cap(0, head, -1));
  return smooth(outline);
}

/** An ellipse as path data, so that it can be cut out of another shape. */
export const oval = (cx, cy, rx, ry = rx, sweep = 0) => {
  const arc = (dx) => `a${joined([rx, ry])} 0 1 ${sweep} ${joined([dx, 0])}`;
  return `${command('M', cx - rx, cy)}${arc(2 * rx)}${arc(-2 * rx)}Z`;
};

/** An ellipse with an elliptic hole, which runs the other way round. */
export const ring = (cx, cy, rx, ry, holeX, holeY) => oval(cx, cy, rx, ry) + oval(cx, cy, holeX, holeY, 1);

/** A star with `count` tips around (cx, cy); `turn` in degrees, 0 = one tip straight up. */
export function star(cx, cy, count, outer, inner, turn = 0) {
  const tips = [];
  for (let i = 0; i < count * 2; i++) {
    const angle = ((turn - 90 + (i * 180) / count) * Math.PI) / 180;
    const radius = i % 2 ? inner : outer;
    tips.push([cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]);
  }
  return polygon(tips);
}

/** Round petals around a centre, as one path. */
export function petals(cx, cy, count, length, width, turn = 0) {
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = ((turn - 90 + (i * 360) / count) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const to = (along, across) => [cx + along * c - across * s, cy + along * s + across * c];
    path += smooth([[...to(0, 0), 'c'], to(length * 0.6, width / 2), to(length, 0), to(length * 0.6, -width / 2)]);
  }
  return path;
}

/** Points mirrored left to right about the vertical line at `axis`. */
export const mirrored = (shape, axis = 0) => points(shape).map(([x, ...rest]) => [2 * axis - x, ...rest]);

/** A half outline (top to bottom, right side) completed with its mirror image to a closed symmetric one. */
export const symmetric = (half, axis = 0) => smooth([...points(half), ...mirrored(half, axis).reverse()]);
