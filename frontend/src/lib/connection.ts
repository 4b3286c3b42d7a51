// The table's socket without any view: commands with exactly one answer each, versions without gaps, the server's clock.
// It holds no state of the game; whoever owns that is told frame by frame.
import { newId } from './ids';
import type { AnswerFrame, Command, ServerFrame, StateFrame } from './protocol';
import { Socket, type SocketStatus, socketUrl } from './socket';

export interface ConnectionHandlers {
  /** Everything but answers, in order and without repeats. */
  frame(frame: Exclude<ServerFrame, AnswerFrame>): void;
  status(status: SocketStatus): void;
}

interface Waiting {
  frame: { id: string } & Command;
  answer(frame: AnswerFrame): void;
}

/** Reasons after which the page does not come back by itself; `restarting` is the one that it does. */
const RESTARTING = 'restarting';
const PING_MS = 20_000;
/** Without meaning on another socket: dropped, not repeated, when the connection is lost. */
const MOMENTARY: ReadonlySet<Command['type']> = new Set(['sync', 'ping', 'react', 'preview', 'suggest', 'proof']);

export class Connection {
  readonly #handlers: ConnectionHandlers;
  readonly #socket: Socket;
  readonly #waiting = new Map<string, Waiting>();
  /** Version of the last state handed on; null on a fresh socket. */
  #version: number | null = null;
  #syncing = false;
  /** A fresh socket has shown its first state: from here on commands may go out. */
  #ready = false;
  #offset = 0;
  #bestTrip = Number.POSITIVE_INFINITY;
  #pings = new Map<string, number>();
  #ping: ReturnType<typeof setInterval> | undefined;

  constructor(path: string, handlers: ConnectionHandlers, random?: () => number) {
    this.#handlers = handlers;
    this.#socket = new Socket(
      socketUrl(path),
      {
        opened: () => this.#opened(),
        received: (frame) => this.#received(frame as ServerFrame),
        status: (status) => this.#changed(status),
        probe: () => this.#sendPing(),
      },
      random,
    );
  }

  get version(): number | null {
    return this.#version;
  }

  open(): void {
    this.#socket.open();
  }

  close(reason?: string): void {
    this.#socket.close(reason);
  }

  retryNow(): void {
    this.#socket.retryNow();
  }

  /** The server's clock in ms since 1970, as well as the best round trip allows. */
  serverNow(): number {
    return Date.now() + this.#offset;
  }

  /**
   * Sends a command, now or as soon as there is a connection, under an id that survives reconnects.
   * Resolves with its one answer; a command that can no longer be sent resolves with the code `closed`.
   */
  send(command: Command, id: string = newId()): Promise<AnswerFrame> {
    return new Promise((resolve) => {
      if (this.#socket.status.kind === 'closed') {
        resolve({ type: 'error', id, code: 'closed', data: null });
        return;
      }
      const frame = { ...command, id };
      this.#waiting.set(id, { frame, answer: resolve });
      if (this.#ready) this.#socket.send(frame);
    });
  }

  #opened(): void {
    this.#version = null;
    this.#syncing = false;
    this.#ready = false;
    this.#bestTrip = Number.POSITIVE_INFINITY;
    this.#sendPing();
    this.#ping = setInterval(() => this.#sendPing(), PING_MS);
  }

  #changed(status: SocketStatus): void {
    if (status.kind !== 'open') {
      clearInterval(this.#ping);
      this.#pings.clear();
      this.#ready = false;
      this.#giveUp((command) => status.kind === 'closed' || MOMENTARY.has(command.type));
    }
    this.#handlers.status(status);
  }

  #giveUp(which: (command: Command) => boolean): void {
    for (const [id, { frame, answer }] of this.#waiting) {
      if (!which(frame)) continue;
      this.#waiting.delete(id);
      answer({ type: 'error', id, code: this.#socket.status.kind === 'closed' ? 'closed' : 'offline', data: null });
    }
  }

  #received(frame: ServerFrame): void {
    switch (frame.type) {
      case 'ok':
      case 'error':
      case 'preview':
      case 'suggestion':
      case 'proof':
        this.#answer(frame);
        break;
      case 'pong':
        this.#ponged(frame.id, frame.server_time);
        break;
      case 'hello':
        this.#offset = frame.server_time - Date.now();
        this.#handlers.frame(frame);
        break;
      case 'state':
        this.#state(frame);
        break;
      case 'closed':
        this.#handlers.frame(frame);
        if (frame.reason === RESTARTING) this.#socket.expectRestart();
        else this.#socket.close(frame.reason);
        break;
      default:
        this.#handlers.frame(frame);
    }
  }

  #answer(frame: AnswerFrame): void {
    const waiting = frame.id ? this.#waiting.get(frame.id) : undefined;
    if (!frame.id || !waiting) return;
    this.#waiting.delete(frame.id);
    waiting.answer(frame);
  }

  #state(frame: StateFrame): void {
    const whole = frame.prev === null;
    if (!whole && this.#version !== null) {
      if (frame.version <= this.#version) return; // Seen already.
      if (frame.prev !== this.#version) {
        // Something between was lost: the whole view is asked for once, and this part is not shown.
        if (!this.#syncing) {
          this.#syncing = true;
          this.#socket.send({ type: 'sync', id: newId() });
        }
        return;
      }
    }
    this.#syncing = false;
    this.#version = frame.version;
    this.#handlers.frame(frame);
    if (!this.#ready) {
      this.#ready = true;
      for (const { frame: command } of this.#waiting.values()) this.#socket.send(command);
    }
  }

  #sendPing(): void {
    const id = newId();
    if (this.#socket.send({ type: 'ping', id })) this.#pings.set(id, performance.now());
  }

  #ponged(id: string, serverTime: number): void {
    const sent = this.#pings.get(id);
    if (sent === undefined) return;
    this.#pings.delete(id);
    const trip = performance.now() - sent;
    if (trip > this.#bestTrip) return;
    this.#bestTrip = trip;
    this.#offset = serverTime + trip / 2 - Date.now();
  }
}
