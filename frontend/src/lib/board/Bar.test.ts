import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '$lib/i18n/index.svelte';
import Bar from './Bar.svelte';
import { SETTLE_MS } from './guard';

beforeEach(async () => {
  vi.useFakeTimers();
  await i18n.load();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A bar with one button in each of its parts, and what was pressed. */
function bar(terms: { meaning: string; choices?: string }) {
  const pressed: string[] = [];
  const one = (word: string) =>
    createRawSnippet(() => ({
      render: () => `<button>${word}</button>`,
      setup: (element) => element.addEventListener('click', () => pressed.push(word)),
    }));
  const { rerender } = render(Bar, {
    props: { ...terms, columns: 'none', context: one('above'), acts: one('act') },
  });
  const press = (word: string) => fireEvent.click(screen.getByText(word));
  return { pressed, press, rerender };
}

test('what lies above the acts has no wait where it means the same as before', async () => {
  const { pressed, press, rerender } = bar({ meaning: 'draw', choices: 'bench' });
  vi.advanceTimersByTime(SETTLE_MS);
  await rerender({ meaning: 'discard' });
  await press('act');
  await press('above');
  expect(pressed).toEqual(['above']);
  vi.advanceTimersByTime(SETTLE_MS);
  await press('act');
  expect(pressed).toEqual(['above', 'act']);
});

test('where nothing else is said, it waits as the acts do', async () => {
  const { pressed, press, rerender } = bar({ meaning: 'raise' });
  vi.advanceTimersByTime(SETTLE_MS);
  await rerender({ meaning: 'fold' });
  await press('above');
  await press('act');
  expect(pressed).toEqual([]);
});
