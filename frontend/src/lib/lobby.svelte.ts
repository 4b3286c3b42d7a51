// The public tables, live. Owns the lobby's socket while somebody looks.
import type { LobbyFrame, TableSummary } from './protocol';
import { Socket, type SocketStatus, socketUrl } from './socket';

const ORDER: Record<TableSummary['phase'], number> = { waiting: 0, playing: 1, finished: 2, closed: 3 };

/** Those where one may sit first, then by free seats, then by name. */
export function sortTables(tables: readonly TableSummary[]): TableSummary[] {
  const full = (table: TableSummary) => (table.taken >= table.seats ? 1 : 0);
  return [...tables].sort(
    (a, b) => full(a) - full(b) || ORDER[a.phase] - ORDER[b.phase] || b.taken - a.taken || a.name.localeCompare(b.name),
  );
}

export class Lobby {
  status = $state<SocketStatus>({ kind: 'idle' });
  /** False until the first list has come. */
  known = $state(false);
  #tables = $state.raw(new Map<string, TableSummary>());
  readonly tables = $derived(sortTables([...this.#tables.values()]));
  readonly #socket: Socket;

  constructor() {
    this.#socket = new Socket(socketUrl('/ws/lobby'), {
      opened: () => {},
      received: (frame) => this.receive(frame as LobbyFrame),
      status: (status) => {
        this.status = status;
      },
      probe: () => {},
    });
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  receive(frame: LobbyFrame): void {
    const tables = new Map(this.#tables);
    switch (frame.type) {
      case 'lobby':
        tables.clear();
        for (const table of frame.tables) tables.set(table.code, table);
        this.known = true;
        break;
      case 'table': {
        const { type: _, ...table } = frame;
        tables.set(table.code, table);
        break;
      }
      case 'table_gone':
        tables.delete(frame.code);
        break;
      default:
        return;
    }
    this.#tables = tables;
  }
}
