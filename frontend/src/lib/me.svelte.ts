// Who the reader is: session, name, account, balance. One owner for the whole page.
import { ApiError, api } from './api';
import type { User } from './protocol';

const REFILL_LOOK_MS = 4_000;

class Me {
  user = $state<User | null>(null);
  /** False until the server has said who we are, or that it does not know us. */
  known = $state(false);
  /** The server could not be asked. `keepAsking` goes on trying. */
  failed = $state(false);
  #loading: Promise<void> | null = null;
  #look: ReturnType<typeof setTimeout> | undefined;

  /** Asks the server who we are. Several callers share one question. Throws when it cannot be asked. */
  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #load(): Promise<void> {
    try {
      this.user = await api.me();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'no_session') {
        this.failed = true;
        throw error;
      }
      this.user = null;
    }
    this.known = true;
    this.failed = false;
    this.#follow();
  }

  /** While a request for chips waits, looks now and then whether it was decided: then the balance is another. */
  #follow(): void {
    clearTimeout(this.#look);
    if (this.user?.refill?.status !== 'pending') return;
    this.#look = setTimeout(() => this.load().catch(() => this.#follow()), REFILL_LOOK_MS);
  }

  async askForChips(amount: number, note: string | null): Promise<void> {
    const refill = await api.refill(amount, note);
    if (this.user) this.user = { ...this.user, refill };
    this.#follow();
  }

  /** Asks until the server has answered once, also as soon as the network is back. Returns the way to stop. */
  keepAsking(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = 1_000;
    const ask = (): void => {
      clearTimeout(timer);
      if (this.known) return;
      this.load().catch(() => {
        timer = setTimeout(ask, wait);
        wait = Math.min(wait * 2, 10_000);
      });
    };
    ask();
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }

  /** A session under this name: a new guest, or the old one renamed. */
  async introduce(name: string): Promise<User> {
    const user = await api.session(name);
    this.user = user.name === name ? user : await api.rename(name);
    this.known = true;
    return this.user;
  }

  async rename(name: string): Promise<void> {
    this.user = await api.rename(name);
  }

  async register(username: string, password: string): Promise<void> {
    this.user = await api.register(username, password);
  }

  async login(username: string, password: string): Promise<void> {
    this.user = await api.login(username, password);
  }

  async logout(): Promise<void> {
    await api.logout();
    this.user = null;
  }
}

export const me = new Me();
