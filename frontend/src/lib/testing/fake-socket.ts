// A WebSocket for tests: it opens, speaks and closes when told, and remembers what was sent.
import { vi } from 'vitest';

export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  /** Every socket that was made, oldest first. */
  static made: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  closedByPage = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeSocket.made.push(this);
  }

  /** Puts fakes in the place of the browser's sockets until the test ends. */
  static install(): void {
    FakeSocket.made = [];
    vi.stubGlobal('WebSocket', FakeSocket);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.made.at(-1);
    if (!socket) throw new Error('no socket was made');
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closedByPage = true;
    this.readyState = FakeSocket.CLOSED;
  }

  opens(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  says(frame: object | string): this {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.onmessage?.(new MessageEvent('message', { data }));
    return this;
  }

  dies(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.(new CloseEvent('close', { code }));
  }

  /** What was sent of one type. */
  commands(type: string): Record<string, unknown>[] {
    return this.sent.filter((frame) => frame.type === type);
  }
}
