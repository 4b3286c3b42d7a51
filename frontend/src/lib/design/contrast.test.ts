import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('src/lib/design/tokens.css', 'utf8');

/** Hexadecimal colours of a block, by name. */
function colours(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((m) => [m[1] as string, m[2] as string]));
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const TEXT: [string, string][] = [
  ...['linen', 'paper', 'sunken'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-soft', ground],
    ['wine', ground],
    ['gold', ground],
    ['sky', ground],
  ]),
  ...['cloth', 'cloth-deep', 'cloth-light'].flatMap((ground): [string, string][] => [
    ['on-cloth', ground],
    ['on-cloth-soft', ground],
  ]),
  ['on-wine', 'wine-ground'],
  ['on-gold', 'gold-bright'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['gold', 'gold-wash'],
  ['wine', 'wine-wash'],
  ['sky', 'sky-wash'],
];

const CONTROLS: [string, string][] = [
  ['line-strong', 'linen'],
  ['line-strong', 'paper'],
  ['line-strong', 'sunken'],
  ['action', 'linen'],
  ['action', 'paper'],
  ['focus', 'linen'],
  ['focus', 'paper'],
  ['gold-bright', 'cloth'],
  ['gold-bright', 'cloth-deep'],
  ['cloth-line', 'cloth-deep'],
];

describe.each([
  [':root', 'by day'],
  [':root[data-theme="dark"]', 'in the evening'],
])('%s (%s)', (selector) => {
  const tokens = colours(selector);
  const of = (name: string): string => {
    const value = tokens.get(name);
    if (!value) throw new Error(`no colour ${name}`);
    return value;
  };

  test.each(TEXT)('text in %s on %s is readable', (front, ground) => {
    expect(ratio(of(front), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(CONTROLS)('a control in %s on %s is seen', (front, ground) => {
    expect(ratio(of(front), of(ground))).toBeGreaterThanOrEqual(3);
  });
});
