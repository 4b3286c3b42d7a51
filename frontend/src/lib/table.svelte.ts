// The one owner of a table's state in the page: what the server last said, and the way to answer it.
// It holds no rule: what may be done is `you.legal` and `you.may`.
import { gameOf } from '$games/catalog';
import { Connection } from './connection';
import type { SentenceContext } from './i18n/context';
import { i18n } from './i18n/index.svelte';
import { live } from './live.svelte';
import { me } from './me.svelte';
import type {
  AnswerFrame,
  ChatLine,
  ClosedReason,
  Command,
  GameAction,
  GameEvent,
  GameView,
  ReactFrame,
  ServerFrame,
  StateFrame,
  Table,
  You,
} from './protocol';
import type { SocketStatus } from './socket';
import { toasts } from './toasts.svelte';

/** What changed from one state to the next: for animation. `before` is null after connecting. */
export interface Batch {
  before: { table: Table; game: GameView | null } | null;
  after: { table: Table; game: GameView | null };
  events: GameEvent[];
}

export interface LogLine {
  key: number;
  event: GameEvent;
  text: string;
}

const LOG_LINES = 400;
const CHAT_LINES = 200;
const REACTION_MS = 3_500;
const TICK_MS = 250;
/** More than a board that looks away for a while can catch up with: it then starts from the newest. */
const BATCHES = 40;

export class TableStore {
  readonly code: string;
  status = $state<SocketStatus>({ kind: 'idle' });
  /** Why the socket was ended for good; null while it lives. */
  closed = $state<ClosedReason | null>(null);
  table = $state.raw<Table | null>(null);
  game = $state.raw<GameView | null>(null);
  you = $state.raw<You | null>(null);
  version = $state<number | null>(null);
  userId = $state<string | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The reader wants no words and no reactions of others for now. */
  muted = $state(false);
  /** Reactions of the last seconds. */
  reactions = $state.raw<(ReactFrame & { key: number })[]>([]);
  /** Batches that the board has not shown yet, oldest first; take them with `takeBatch`. */
  batches = $state.raw<Batch[]>([]);
  /** End of the running turn or pause in performance.now time; null when nothing runs. */
  deadline = $state<number | null>(null);
  /** Full length of what runs, to draw the ring: the turn's length, or what was left when first heard of. */
  span = $state<number | null>(null);
  /** ms left, renewed four times a second while something runs. */
  remaining = $state<number | null>(null);
  /** An act is on its way: buttons wait. */
  acting = $state(false);

  readonly #connection: Connection;
  readonly #asked = new Map<string, Promise<AnswerFrame>>();
  #key = 1;
  #tick: ReturnType<typeof setInterval> | undefined;
  #build: string | null = null;

  constructor(code: string) {
    this.code = code;
    this.#connection = new Connection(`/ws/tables/${encodeURIComponent(code)}?lean=1`, {
      frame: (frame) => this.#frame(frame),
      status: (status) => {
        this.status = status;
        if (status.kind === 'closed' && status.reason !== 'left') this.closed = status.reason as ClosedReason;
      },
    });
  }

  readonly mySeat = $derived(this.you?.seat ?? null);
  readonly isHost = $derived(this.table !== null && this.table.host !== null && this.table.host === this.userId);

  open(): void {
    this.closed = null;
    this.#connection.open();
    this.#tick ??= setInterval(() => this.#count(), TICK_MS);
  }

  close(): void {
    clearInterval(this.#tick);
    this.#tick = undefined;
    this.#connection.close();
  }

  /** After another tab took the seat over, or a new session: connect here again. */
  takeBack(): void {
    this.open();
  }

  retryNow(): void {
    this.#connection.retryNow();
  }

  /**
   * Sends a command; a refusal is shown as a notice unless the caller says it itself. What is pressed twice is meant once:
   * the same command while the first has no answer is not sent again, and gets that answer.
   */
  async send(command: Command, { quiet = false } = {}): Promise<AnswerFrame> {
    const same = JSON.stringify(command);
    const asked = this.#asked.get(same);
    if (asked) return asked;
    const answering = this.#connection.send(command);
    this.#asked.set(same, answering);
    const answer = await answering;
    this.#asked.delete(same);
    if (answer.type === 'error' && !quiet) toasts.error(i18n.error(answer.code, answer.data));
    return answer;
  }

  /** Plays. One act at a time: a second one while the first is unanswered is not sent. */
  async act(action: GameAction, how: { quiet?: boolean } = {}): Promise<AnswerFrame | null> {
    if (this.acting || this.version === null) return null;
    this.acting = true;
    try {
      return await this.send({ type: 'act', version: this.version, action }, how);
    } finally {
      this.acting = false;
    }
  }

  takeBatch(): Batch | undefined {
    const [first, ...rest] = this.batches;
    this.batches = rest;
    return first;
  }

  /** Names as this table knows them, for sentences. */
  readonly context: SentenceContext = {
    game: () => this.table?.game ?? '',
    // A match names its own seats: whoever has left the table still has his name in it.
    name: (seat) => this.table?.match?.players[seat]?.name ?? this.table?.seats[seat]?.name ?? `${seat + 1}`,
    isMe: (seat) => seat === this.mySeat,
    chips: (amount) => i18n.number(amount),
  };

  #frame(frame: Exclude<ServerFrame, AnswerFrame>): void {
    switch (frame.type) {
      case 'hello':
        this.userId = frame.user_id;
        if (this.#build !== null && this.#build !== frame.build) toasts.info(i18n.t.shell.new_version);
        this.#build = frame.build;
        break;
      case 'history':
        // Sentences need names, and those come with the state that follows: kept until then.
        this.#history = frame.events;
        this.chat = together(this.chat, frame.chat);
        break;
      case 'state':
        this.#state(frame);
        break;
      case 'chat':
        this.chat = [...this.chat, frame].slice(-CHAT_LINES);
        if (!this.muted && (frame.seat == null || frame.seat !== this.mySeat))
          live.announce(`${frame.name}: ${frame.text}`);
        break;
      case 'react': {
        if (this.muted) break;
        const reaction = { ...frame, key: this.#key++ };
        this.reactions = [...this.reactions, reaction];
        setTimeout(() => {
          this.reactions = this.reactions.filter((r) => r.key !== reaction.key);
        }, REACTION_MS);
        break;
      }
      case 'presence':
        if (!this.table) break;
        this.table = {
          ...this.table,
          watchers: frame.watchers,
          seats: this.table.seats.map((seat, i) => (seat ? { ...seat, ...frame.seats[i] } : seat)),
        };
        break;
      case 'closed':
        this.closed = frame.reason === 'restarting' ? null : frame.reason;
        // Whoever closed the table gave the chips back.
        if (this.closed === 'table_closed' || this.closed === 'expired') this.#purse();
        break;
    }
  }

  #history: GameEvent[] | null = null;

  #state(frame: StateFrame): void {
    const before = this.table && frame.prev !== null ? { table: this.table, game: this.game } : null;
    const [phase, hand, seat] = [this.table?.phase, this.game?.hand, this.you?.seat];
    // What has not changed is not sent again; the first state of a socket has it.
    const table = frame.table ?? (this.table as Table);
    this.table = table;
    this.game = frame.game;
    this.you = frame.you;
    this.version = frame.version;
    this.deadline = frame.remaining_ms === null ? null : performance.now() + frame.remaining_ms;
    this.span =
      frame.remaining_ms === null
        ? null
        : Math.max(frame.remaining_ms, this.game?.turn == null ? 0 : (table.turn_ms ?? 0));
    this.#count();
    if (this.#history) {
      this.log = [];
      this.#untold = this.#history.map((event) => ({ event, aloud: false }));
      this.#history = null;
    }
    this.#tell(frame.events);
    const batch: Batch = { before, after: { table, game: frame.game }, events: frame.events };
    this.batches = [...this.batches, batch].slice(-BATCHES);
    // Chips move at a match's ends, between hands, and with whoever leaves.
    if (phase !== table.phase || hand !== frame.game?.hand || seat !== frame.you.seat) this.#purse();
  }

  /** The balance on the screen follows what happened here. */
  #purse(): void {
    void me.load().catch(() => undefined);
  }

  /** Events whose sentences have not come yet, oldest first: a game's own words are fetched with its first hand. */
  #untold: { event: GameEvent; aloud: boolean }[] = [];

  #tell(events: readonly GameEvent[]): void {
    this.#untold = [...this.#untold, ...events.map((event) => ({ event, aloud: true }))].slice(-LOG_LINES);
    const words = gameOf(this.context.game())?.texts;
    if (words && !words.now && this.#untold.some(({ event }) => i18n.event(event, this.context) === null)) {
      // A failure is the board's to show: it needs the same words. The next events try again.
      words.load().then(
        () => this.#tell([]),
        () => undefined,
      );
      return;
    }
    const lines: LogLine[] = [];
    for (const { event, aloud } of this.#untold) {
      const text = i18n.event(event, this.context);
      if (text === null) continue;
      lines.push({ key: this.#key++, event, text });
      if (aloud) live.announce(text);
    }
    this.#untold = [];
    this.log = [...this.log, ...lines].slice(-LOG_LINES);
  }

  #count(): void {
    this.remaining = this.deadline === null ? null : Math.max(0, this.deadline - performance.now());
  }
}

/** What was said, as this page has heard it and as the server remembers it: one that has just started remembers nothing. */
function together(heard: ChatLine[], remembered: ChatLine[]): ChatLine[] {
  const lines = new Map([...heard, ...remembered].map((line) => [`${line.at} ${line.name} ${line.text}`, line]));
  return [...lines.values()].sort((a, b) => a.at - b.at).slice(-CHAT_LINES);
}
