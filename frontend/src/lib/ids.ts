// Random identifiers for commands and idempotency keys. Works on plain http too, where crypto.randomUUID is missing.

/** 128 random bits as 32 hex digits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
