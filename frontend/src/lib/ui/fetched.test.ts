import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginAnew, reachable } from '$lib/afresh';
import Fetched from './Fetched.svelte';

vi.mock('$lib/afresh', () => ({ reachable: vi.fn(), beginAnew: vi.fn() }));

const there = vi.mocked(reachable);
const anew = vi.mocked(beginAnew);

beforeEach(() => {
  there.mockReset().mockResolvedValue(true);
  anew.mockReset();
});
afterEach(cleanup);

/** A part that fails with these errors, one after the other, before it comes. */
async function shown(...errors: Error[]) {
  const part = vi.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'la parte';
  });
  const children = createRawSnippet((text: () => string) => ({ render: () => `<p>${text()}</p>` }));
  render(Fetched, { part, children } as never);
  await waitFor(() => expect(screen.queryByText('la parte') ?? screen.queryByRole('alert')).not.toBeNull());
  return part;
}

const lost = () => new TypeError('Failed to fetch dynamically imported module');
const button = () => screen.getByRole('button', { name: 'Intentar de nuevo' });

test('what comes is shown, and nothing else', async () => {
  await shown();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what does not come says so, and comes when it is asked for again', async () => {
  await shown(lost());
  await fireEvent.click(button());
  await screen.findByText('la parte');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(anew).not.toHaveBeenCalled();
});

test('it comes by itself with the network', async () => {
  await shown(lost());
  window.dispatchEvent(new Event('online'));
  await screen.findByText('la parte');
});

test('while no server answers, the page stays as it is', async () => {
  there.mockResolvedValue(false);
  const part = await shown(lost());
  await fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveProperty('disabled', false));
  await tick();
  expect(part).toHaveBeenCalledOnce();
  expect(anew).not.toHaveBeenCalled();
});

test.each([
  ['a part that fails again though the server answers', [lost(), lost()]],
  ['a style sheet that failed', [new Error('Unable to preload CSS for /assets/Board.css')]],
])('%s begins the page anew', async (_what, errors) => {
  await shown(...errors);
  await fireEvent.click(button());
  await waitFor(() => expect(anew).toHaveBeenCalledOnce());
});
