// Generates the wire's types from the document the server prints (python -m app.protocol.export).
// npm run gen [document] [types]; by default protocol.json and src/lib/protocol.gen.ts.
import { execFileSync } from 'node:child_process';

const [document = 'protocol.json', types = 'src/lib/protocol.gen.ts'] = process.argv.slice(2);
execFileSync(
  'npx',
  [
    '--no-install',
    'openapi-typescript',
    document,
    '--root-types',
    '--root-types-no-schema-prefix',
    '--root-types-keep-casing',
    '--output',
    types,
  ],
  { stdio: 'inherit' },
);
