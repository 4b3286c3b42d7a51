// Draws the icons of the installed page from the house's mark (Brand.svelte) into public/: node scripts/icons.mjs
// Plain distances and 4×4 samples per pixel; no library, same bytes every time.
import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

const CLOTH = [0x1f, 0x51, 0x40];
const HEM = [0x79, 0xa0, 0x8d];
const GOLD = [0xe0, 0xab, 0x36];
const BRONZE = [0x8a, 0x5f, 0x0a];
const STAR = [32, 22.5, 34.7, 29.3, 41.5, 32, 34.7, 34.7, 32, 41.5, 29.3, 34.7, 22.5, 32, 29.3, 29.3];

/** Distance to a rounded square around (32, 32); negative inside. */
function square(x, y, half, radius) {
  const [dx, dy] = [Math.abs(x - 32) - half + radius, Math.abs(y - 32) - half + radius];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
}

function inStar(x, y) {
  let inside = false;
  for (let i = 0, j = STAR.length - 2; i < STAR.length; j = i, i += 2) {
    const [xi, yi, xj, yj] = [STAR[i], STAR[i + 1], STAR[j], STAR[j + 1]];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** The stitches lie along the hem: whole ones on each side, and a few around each corner. */
function stitched(x, y) {
  const [ax, ay] = [Math.abs(x - 32), Math.abs(y - 32)];
  const straight = 16;
  if (ax > straight && ay > straight)
    return Math.floor((Math.atan2(ay - straight, ax - straight) / Math.PI) * 2 * 7) % 2 === 0;
  return Math.floor((Math.min(ax, ay) + 1.4) / 2.8) % 2 === 0;
}

/** Colour at a point of the 64-unit square; null is transparent. */
function colour(x, y, round) {
  const edge = square(x, y, 32, round ? 15 : 0);
  if (edge > 0) return null;
  const middle = Math.hypot(x - 32, y - 32);
  if (inStar(x, y) || Math.abs(middle - 12.3) < 0.8) return BRONZE;
  if (middle < 16.5) return GOLD;
  if (Math.abs(square(x, y, 26.5, 10.5)) < 0.75 && stitched(x, y)) return HEM;
  return CLOTH;
}

/** RGBA rows of the mark, drawn at `scale` of the picture (less than 1 leaves room for round masks). */
function draw(size, { round, scale }) {
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let py = 0; py < size; py += 1) {
    for (let px = 0; px < size; px += 1) {
      const sum = [0, 0, 0, 0];
      for (let s = 0; s < 16; s += 1) {
        const at = (p, k) => (((p + (k + 0.5) / 4) / size - 0.5) / scale) * 64 + 32;
        const [x, y] = [at(px, s % 4), at(py, Math.floor(s / 4))];
        const found = colour(x, y, round) ?? (round ? null : CLOTH);
        if (!found) continue;
        for (let c = 0; c < 3; c += 1) sum[c] += found[c];
        sum[3] += 1;
      }
      const offset = py * (size * 4 + 1) + 1 + px * 4;
      for (let c = 0; c < 3; c += 1) rows[offset + c] = sum[3] ? Math.round(sum[c] / sum[3]) : 0;
      rows[offset + 3] = Math.round((sum[3] / 16) * 255);
    }
  }
  return rows;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function png(size, look) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(draw(size, look), { level: 9 });
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

writeFileSync('public/icon-192.png', png(192, { round: true, scale: 1 }));
writeFileSync('public/icon-512.png', png(512, { round: true, scale: 1 }));
writeFileSync('public/icon-maskable.png', png(512, { round: false, scale: 0.86 }));
writeFileSync('public/apple-touch-icon.png', png(180, { round: false, scale: 1 }));
