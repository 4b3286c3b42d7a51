// Single-key shortcuts: on or off (kept in this browser), and the press that finds its button.
// A button says which key is its own by `aria-keyshortcuts`; there is no second list of what a key does.

const KEY = 'sobremesa.shortcuts';

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

class Shortcuts {
  #on = $state(stored());

  get on(): boolean {
    return this.#on;
  }

  set(on: boolean): void {
    this.#on = on;
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off');
    } catch {
      // Forbidden storage: the choice lasts as long as the page.
    }
  }
}

export const shortcuts = new Shortcuts();

/** True if this press may be meant as a shortcut: not while somebody types or a dialog is open. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (!shortcuts.on || event.defaultPrevented || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target;
  if (target instanceof Element && target.closest('input:not([type="range"], [type="checkbox"]), textarea, select')) {
    return false;
  }
  return document.querySelector('dialog[open]') === null;
}

/** Presses the button within `root` that bears the pressed key. True when there was one. */
export function press(event: KeyboardEvent, root: ParentNode = document): boolean {
  if (!isShortcut(event)) return false;
  const pressed = event.key.toLowerCase();
  const button = [...root.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
    (each) => each.getAttribute('aria-keyshortcuts') === pressed,
  );
  if (!button) return false;
  event.preventDefault();
  button.click();
  return true;
}
