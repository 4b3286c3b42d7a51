// A WebSocket that comes back by itself: backoff with jitter, silence, sleep and network changes.
// It knows nothing of what is said on it; JSON in, JSON out.

export type SocketStatus =
  | { kind: 'idle' }
  | { kind: 'connecting' }
  | { kind: 'open' }
  /** Lost; the next try comes at `retryAt` (performance.now time). `restarting`: the server said it will be back. */
  | { kind: 'waiting'; retryAt: number; restarting: boolean }
  /** Ended for good, or until `open()` is called again. */
  | { kind: 'closed'; reason: string };

export interface SocketHandlers {
  /** A new socket is open; nothing has been received on it. */
  opened(): void;
  received(frame: unknown): void;
  status(status: SocketStatus): void;
  /** Sent when the device woke up and the socket still looks open: anything that makes the server answer. */
  probe(): void;
}

export const SILENCE_MS = 30_000;
export const PROBE_MS = 4_000;
export const STEADY_MS = 5_000;
const FIRST_RETRY_MS = 400;
const LAST_RETRY_MS = 5_000;
/** Handshake that never ends, e.g. behind a captive portal. */
const CONNECT_MS = 10_000;

/** Close codes after which asking again is useless: no session, unknown table. */
const FINAL_CODES: Readonly<Record<number, string>> = { 4401: 'no_session', 4404: 'not_found' };

export class Socket {
  readonly #url: string;
  readonly #handlers: SocketHandlers;
  readonly #random: () => number;
  #ws: WebSocket | null = null;
  #status: SocketStatus = { kind: 'idle' };
  #attempt = 0;
  #steady: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #restarting = false;
  #listening = false;

  constructor(url: string, handlers: SocketHandlers, random: () => number = Math.random) {
    this.#url = url;
    this.#handlers = handlers;
    this.#random = random;
  }

  get status(): SocketStatus {
    return this.#status;
  }

  /** Connects, or connects again after an end. Does nothing while a socket is open or opening. */
  open(): void {
    if (this.#ws) return;
    this.#listen();
    this.#attempt = 0;
    this.#connect();
  }

  /** Ends it: no further tries. */
  close(reason = 'left'): void {
    this.#unlisten();
    clearTimeout(this.#retry);
    this.#drop();
    this.#become({ kind: 'closed', reason });
  }

  /** The server said that it restarts: the coming loss is no fault, and the wait is told apart. */
  expectRestart(): void {
    this.#restarting = true;
  }

  /** False when nothing could be sent: the caller keeps the frame for the next `opened`. */
  send(frame: object): boolean {
    if (this.#ws?.readyState !== WebSocket.OPEN) return false;
    this.#ws.send(JSON.stringify(frame));
    return true;
  }

  /** Tries at once instead of at the end of the wait. */
  retryNow = (): void => {
    if (this.#status.kind === 'waiting') this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    this.#become({ kind: 'connecting' });
    const ws = new WebSocket(this.#url);
    this.#ws = ws;
    this.#expect(CONNECT_MS);
    ws.onopen = () => {
      this.#restarting = false;
      this.#expect(SILENCE_MS);
      // A server that accepts and drops at once must not be asked in a tight loop: only a steady socket forgives.
      this.#steady = setTimeout(() => {
        this.#attempt = 0;
      }, STEADY_MS);
      this.#become({ kind: 'open' });
      this.#handlers.opened();
    };
    ws.onmessage = (message: MessageEvent) => {
      this.#expect(SILENCE_MS);
      let frame: unknown;
      try {
        frame = JSON.parse(String(message.data));
      } catch {
        return; // Not ours to judge: the next state frame puts everything right.
      }
      this.#handlers.received(frame);
    };
    ws.onclose = (event: CloseEvent) => {
      this.#drop();
      const final = FINAL_CODES[event.code];
      if (final) {
        this.#unlisten();
        this.#become({ kind: 'closed', reason: final });
      } else {
        this.#wait();
      }
    };
  }

  #wait(): void {
    const ceiling = Math.min(FIRST_RETRY_MS * 2 ** this.#attempt, LAST_RETRY_MS);
    this.#attempt += 1;
    const delay = ceiling * (0.5 + this.#random() / 2);
    this.#retry = setTimeout(() => this.#connect(), delay);
    this.#become({ kind: 'waiting', retryAt: performance.now() + delay, restarting: this.#restarting });
  }

  /** Something must arrive within `ms`, else the socket is taken for dead. */
  #expect(ms: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.#drop();
      this.#wait();
    }, ms);
  }

  /** Forgets the socket and whatever it may still say. */
  #drop(): void {
    clearTimeout(this.#watch);
    clearTimeout(this.#steady);
    const ws = this.#ws;
    this.#ws = null;
    if (!ws) return;
    ws.onopen = ws.onmessage = ws.onclose = null;
    ws.close();
  }

  #become(status: SocketStatus): void {
    this.#status = status;
    this.#handlers.status(status);
  }

  /** The page is seen again. */
  #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#status.kind === 'waiting') {
      this.#attempt = 0;
      this.#connect();
    } else if (this.#status.kind === 'open') {
      // A phone that slept often keeps a socket that is long dead.
      this.#expect(PROBE_MS);
      this.#handlers.probe();
    }
  };

  /** The device has no network: the socket is dead, though it would take half a minute to notice. */
  #lose = (): void => {
    if (!this.#ws) return;
    this.#drop();
    this.#attempt = 0;
    this.#wait();
  };

  /** The network is back: whatever was tried without it is worth nothing. */
  #find = (): void => {
    if (this.#status.kind === 'open') {
      this.#wake();
      return;
    }
    this.#drop();
    this.#attempt = 0;
    this.#connect();
  };

  #listen(): void {
    if (this.#listening) return;
    this.#listening = true;
    document.addEventListener('visibilitychange', this.#wake);
    window.addEventListener('pageshow', this.#wake);
    window.addEventListener('offline', this.#lose);
    window.addEventListener('online', this.#find);
  }

  #unlisten(): void {
    this.#listening = false;
    document.removeEventListener('visibilitychange', this.#wake);
    window.removeEventListener('pageshow', this.#wake);
    window.removeEventListener('offline', this.#lose);
    window.removeEventListener('online', this.#find);
  }
}

/** Address of a socket on our own server. */
export function socketUrl(path: string, location: Pick<Location, 'protocol' | 'host'> = window.location): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}
