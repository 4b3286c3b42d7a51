// After a build: puts a Brotli and a gzip copy beside every file worth it, for the server to hand out as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
const WORTH_BYTES = 1024;

for (const entry of readdirSync('dist', { recursive: true, withFileTypes: true })) {
  const path = `${entry.parentPath}/${entry.name}`;
  if (!entry.isFile() || !TEXT.test(entry.name) || path.includes('/.vite/')) continue;
  const plain = readFileSync(path);
  if (plain.length < WORTH_BYTES) continue;
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  };
  writeFileSync(`${path}.br`, brotliCompressSync(plain, quality));
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
}
