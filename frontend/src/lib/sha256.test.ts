import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256, sha256Plain } from './sha256';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test('the plain function gives the published digest of "abc"', () => {
  const digest = sha256Plain(new TextEncoder().encode('abc'));
  expect(hex(digest)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('it agrees with another implementation at every length around the block borders', () => {
  for (let size = 0; size < 200; size++) {
    const message = Uint8Array.from({ length: size }, (_, i) => (i * 37 + size) % 256);
    expect(hex(sha256Plain(message)), `${size} bytes`).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('the function in use gives the same digest, whichever it chooses', async () => {
  const message = new TextEncoder().encode('siete de oros');
  expect(hex(await sha256(message))).toBe(hex(sha256Plain(message)));
});
