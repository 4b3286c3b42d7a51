// Generates src/lib/protocol.gen.ts from protocol.json, the document the server prints (python -m app.protocol.export).
import { execFileSync } from 'node:child_process';

execFileSync(
  'npx',
  [
    '--no-install',
    'openapi-typescript',
    'protocol.json',
    '--root-types',
    '--root-types-no-schema-prefix',
    '--output',
    'src/lib/protocol.gen.ts',
  ],
  { stdio: 'inherit' },
);
