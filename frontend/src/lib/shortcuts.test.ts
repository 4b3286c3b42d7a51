import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press, shortcuts } from './shortcuts.svelte';

const clicked = vi.fn();

beforeEach(() => {
  shortcuts.set(true);
  document.body.innerHTML =
    '<button aria-keyshortcuts="p">Pasar</button><input><button aria-keyshortcuts="+">Más</button>';
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => clicked(button.textContent));
});
afterEach(() => {
  clicked.mockReset();
  document.body.innerHTML = '';
});

function key(name: string, on: Element = document.body, more: KeyboardEventInit = {}): boolean {
  let done = false;
  const listen = (event: KeyboardEvent) => {
    done = press(event);
  };
  window.addEventListener('keydown', listen);
  on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
  window.removeEventListener('keydown', listen);
  return done;
}

test('a key presses the button that bears it, in either case', () => {
  expect(key('p')).toBe(true);
  expect(key('P')).toBe(true);
  expect(key('+')).toBe(true);
  expect(clicked.mock.calls).toEqual([['Pasar'], ['Pasar'], ['Más']]);
});

test('a key that no button bears does nothing', () => {
  expect(key('x')).toBe(false);
  expect(key('"')).toBe(false);
});

test('whoever types means letters', () => {
  expect(key('p', document.querySelector('input') as Element)).toBe(false);
});

test('with Ctrl, held down, or under an open dialog it is no shortcut', () => {
  expect(key('p', document.body, { ctrlKey: true })).toBe(false);
  expect(key('p', document.body, { repeat: true })).toBe(false);
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  expect(key('p')).toBe(false);
});

test('they can be switched off', () => {
  shortcuts.set(false);
  expect(key('p')).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
});
