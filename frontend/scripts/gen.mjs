// Generates src/lib/protocol.gen.ts from protocol.json, the document the server prints (python -m app.protocol.export).
// Other files may be named instead: gen.mjs SOURCE TARGET.
import { execFileSync } from 'node:child_process';

const [source = 'protocol.json', target = 'src/lib/protocol.gen.ts'] = process.argv.slice(2);

execFileSync(
  'npx',
  ['--no-install', 'openapi-typescript', source, '--root-types', '--root-types-no-schema-prefix', '--output', target],
  { stdio: 'inherit' },
);
