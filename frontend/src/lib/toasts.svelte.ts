// Short notices at the edge of the page. Never over the action bar, never the only place of something that matters.

export interface Toast {
  id: number;
  kind: 'info' | 'error';
  text: string;
}

const SHOWN = 3;
/** Long enough to read aloud: a second, and 60 ms for each letter. */
const duration = (text: string): number => Math.max(3_000, 1_000 + text.length * 60);

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  info(text: string): void {
    this.#show('info', text);
  }

  error(text: string): void {
    this.#show('error', text);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  #show(kind: Toast['kind'], text: string): void {
    // The same notice again only stays longer.
    const rest = this.list.filter((toast) => toast.text !== text);
    const id = this.#next++;
    this.list = [...rest, { id, kind, text }].slice(-SHOWN);
    setTimeout(() => this.dismiss(id), duration(text));
  }
}

export const toasts = new Toasts();
