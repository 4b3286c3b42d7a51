/** Writes the sprites into frontend/src/lib/cards/generated: `node cards/generate.mjs`. Nothing is drawn here. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { frenchSprite } from './french.mjs';
import { spanishSprite } from './spanish.mjs';

const folder = fileURLToPath(new URL('../src/lib/cards/generated/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}french.svg`, `${frenchSprite()}\n`);
writeFileSync(`${folder}spanish.svg`, `${spanishSprite()}\n`);
