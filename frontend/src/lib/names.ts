// The name at the table: what is certainly no name, told before it is sent. The server judges the rest.

export const NAME_MAX = 20;

export function tidyName(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

export function isName(text: string): boolean {
  const length = [...tidyName(text)].length;
  return length >= 1 && length <= NAME_MAX;
}
