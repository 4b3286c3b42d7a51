// Prints what a first visit to each page fetches: scripts and styles, gzip-compressed. Fails above the budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = 60;
const PAGES = { home: 'src/routes/Home.svelte', table: 'src/routes/TableGate.svelte' };
const LANGUAGES = { es: 'src/lib/i18n/es/index.ts', en: 'src/lib/i18n/en/index.ts' };
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

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

let over = false;
for (const [page, route] of Object.entries(PAGES)) {
  for (const [language, dictionary] of Object.entries(LANGUAGES)) {
    const files = new Set();
    for (const key of ['index.html', dictionary, route]) collect(key, files);
    let bytes = 0;
    for (const file of files) bytes += gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length;
    const kb = bytes / 1024;
    over ||= kb > BUDGET_KB;
    console.log(
      `first load, ${page} in ${language}: ${kb.toFixed(1)} kB gzip, ${files.size} files (budget ${BUDGET_KB} kB)`,
    );
  }
}
process.exitCode = over ? 1 : 0;
