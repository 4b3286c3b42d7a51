// Prints what a first visit fetches as scripts and styles, packed as the server sends them. Fails above the budgets.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const GAMES = Object.keys(manifest)
  .map((key) => /^src\/games\/(\w+)\/Board\.svelte$/.exec(key)?.[1])
  .filter((game) => game !== undefined);

const GATE = 'src/routes/TableGate.svelte';
const TABLE = 'src/routes/table/Table.svelte';
const SIDE = 'src/routes/table/Side.svelte';
const about = (game) => `src/games/${game}/words/LANGUAGE/about.ts`;

/** Chunks that a visit needs, and the most they may weigh in kB of gzip. `way in`: a link from a chat, up to the name;
 * `waiting`: up to the seats and the rules of the house on a phone; the games: up to the first card. Beside a wide table
 * log and chat come too (`wide`). */
const VISITS = {
  home: { chunks: ['src/routes/Home.svelte', 'src/lib/i18n/LANGUAGE/start.ts', ...GAMES.map(about)], budget: 60 },
  'way in': { chunks: [GATE], budget: 60 },
  waiting: { chunks: [GATE, TABLE, about(GAMES[0])], budget: 60 },
  wide: { chunks: [GATE, TABLE, SIDE, about(GAMES[0])], budget: 63 },
  ...Object.fromEntries(
    GAMES.map((game) => [
      game,
      {
        chunks: [GATE, TABLE, about(game), `src/games/${game}/Board.svelte`, `src/games/${game}/words/LANGUAGE.ts`],
        budget: 92,
      },
    ]),
  ),
};
const LANGUAGES = ['es', 'en'];

/** Adds the files of a chunk and of everything it imports statically. */
function collect(key, files) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`no chunk for ${key}`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const next of chunk.imports ?? []) collect(next, files);
  return files;
}

const kb = (bytes) => (bytes / 1024).toFixed(1).padStart(5);

for (const [visit, { chunks, budget }] of Object.entries(VISITS)) {
  for (const language of LANGUAGES) {
    const files = new Set();
    for (const key of ['index.html', 'src/lib/i18n/LANGUAGE/index.ts', ...chunks])
      collect(key.replace('LANGUAGE', language), files);
    const plain = [...files].map((file) => readFileSync(`dist/${file}`));
    const gzip = plain.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0);
    const brotli = plain.reduce((sum, bytes) => sum + brotliCompressSync(bytes).length, 0);
    console.log(
      `${visit.padEnd(7)} in ${language}: ${kb(gzip)} kB gzip (at most ${budget}), ${kb(brotli)} kB Brotli, ${files.size} files`,
    );
    if (gzip > budget * 1024) process.exitCode = 1;
  }
}
