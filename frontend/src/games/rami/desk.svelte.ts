// The player's own side of the table: the order of his cards, which are chosen, his workbench and what the server says
// of it. Nothing here is known to the others, and nothing here knows a rule.
import type { AnswerFrame, CardCode, Command } from '$lib/protocol';
import {
  added,
  asMelds,
  type Bench,
  judged,
  pruned,
  type Refusal,
  restaged,
  type Staged,
  staged,
  stagedGroups,
  stagedKeys,
  turned,
  type Variant,
  without,
} from './bench';
import * as memory from './memory';
import { codesOf, inOrderOf, type Key, moved, reconciled, renamed, type Sorting, shifted, sorted } from './order';
import { type Judgement, judgement } from './preview';
import { orders } from './variants';
import type { NewMeld, RamiAction } from './wire';

/** What the desk asks of the table. */
export interface Server {
  readonly code: string;
  send(command: Command, options?: { quiet?: boolean }): Promise<AnswerFrame>;
  act(action: RamiAction): Promise<AnswerFrame | null>;
}

/** What the player holds, as the server last said. */
export interface Holding {
  /** Names the deal: match and hand. */
  deal: string;
  cards: readonly CardCode[];
  /** His own order as the server keeps it. */
  order: readonly CardCode[] | null;
}

const SEND_MS = 250;

export class Desk {
  /** All cards held, those on the bench too. */
  order = $state.raw<Key[]>([]);
  /** In the order in which they were chosen. */
  chosen = $state.raw<Key[]>([]);
  bench = $state.raw<Bench>([]);
  /** What the whole bench comes to; null while there is nothing or it is being asked. */
  verdict = $state.raw<Judgement | null>(null);
  /** What came to the hand last. */
  fresh = $state.raw<Key[]>([]);

  readonly hand = $derived(this.order.filter((key) => !stagedKeys(this.bench).includes(key)));

  #deal: string | null = null;
  #sorting: Sorting = 'suit';
  #leaving: readonly Key[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  readonly #pending = new Set<readonly Key[]>();

  constructor(private readonly server: Server) {}

  /** Takes over what the server says is held. */
  follow({ deal, cards, order }: Holding): void {
    const before = this.order;
    if (deal !== this.#deal) {
      const first = this.#deal === null;
      this.#deal = deal;
      const all = sorted(reconciled([], cards), this.#sorting);
      this.order = first && order ? inOrderOf(all, order) : all;
      if (!first && cards.length > 0) this.#arrange();
      this.chosen = this.fresh = [];
      this.bench = restaged(memory.kept(this.server.code, deal), this.order);
    } else {
      this.order = reconciled(before, cards, this.#leaving);
      const come = this.order.filter((key) => !before.includes(key));
      if (come.length > 0) this.fresh = come;
      this.chosen = this.chosen.filter((key) => this.order.includes(key));
      this.bench = pruned(this.bench, this.order);
      this.#remember();
    }
    if (this.order.length < before.length) this.#leaving = [];
    this.#judge();
  }

  /** The order that the server keeps is the one that counts: after a reconnection, and when a turn was undone. */
  adopt(order: readonly CardCode[] | null): void {
    if (!order) return;
    this.order = inOrderOf(this.order, order);
    this.#remember();
  }

  // the hand

  choose(key: Key): void {
    this.chosen = this.chosen.includes(key) ? this.chosen.filter((each) => each !== key) : [...this.chosen, key];
  }

  sort(by: Sorting): void {
    this.#sorting = by;
    this.order = sorted(this.order, by);
    this.#arrange();
  }

  /** Puts cards before another one, or at the end; from the bench they come back to the hand. */
  put(keys: readonly Key[], before: Key | null): void {
    this.#bench(without(this.bench, keys));
    this.order = moved(this.order, keys, before);
    this.#arrange();
  }

  shift(keys: readonly Key[], by: -1 | 1): void {
    if (keys.length === 0) return;
    this.order = shifted(this.order, this.hand, keys, by);
    this.#arrange();
  }

  /** The best melds together, on the left. Whether there was an answer. */
  async gather(): Promise<boolean> {
    const groups = await this.#suggest('arrange');
    if (!groups) return false;
    this.order = inOrderOf(this.order, groups.flat());
    this.#arrange();
    return true;
  }

  // the bench

  stage(keys: readonly Key[] = this.chosen): void {
    this.#bench(staged(this.bench, keys));
    this.chosen = [];
  }

  add(id: number, keys: readonly Key[] = this.chosen): void {
    this.#bench(added(this.bench, id, keys));
    this.chosen = [];
  }

  /** Cards of the bench back to the hand; they stay chosen, so that they are easily put elsewhere. */
  takeBack(keys: readonly Key[]): void {
    this.#bench(without(this.bench, keys));
    this.chosen = [...keys];
  }

  turn(id: number): void {
    this.#bench(turned(this.bench, id));
  }

  /** Stages what the server thinks best; says what it is, null where it gave no answer. */
  async hint(down: boolean): Promise<'going_down' | 'best' | 'none' | null> {
    if (!down) {
      const enough = await this.#suggest('going_down');
      if (!enough) return null;
      if (enough.length > 0) return this.#staged(enough, 'going_down');
    }
    const best = await this.#suggest('melds');
    if (!best) return null;
    return best.length === 0 ? 'none' : this.#staged(best, down ? 'going_down' : 'best');
  }

  #staged<T>(groups: readonly CardCode[][], said: T): T {
    this.chosen = [];
    this.#bench(stagedGroups(groups, this.order));
    return said;
  }

  // acts

  async lay(): Promise<void> {
    await this.#play({ type: 'lay', melds: asMelds(this.bench) }, stagedKeys(this.bench));
  }

  async play(action: RamiAction, key: Key | null = null): Promise<void> {
    await this.#play(action, key === null ? [] : [key]);
  }

  async #play(action: RamiAction, leaving: readonly Key[]): Promise<void> {
    this.#leaving = leaving;
    this.chosen = [];
    const answer = await this.server.act(action);
    if (answer?.type !== 'ok') this.#leaving = [];
  }

  // what the server says

  #bench(bench: Bench): void {
    this.bench = bench;
    this.#remember();
    this.#judge();
  }

  #remember(): void {
    const names = renamed(this.order);
    const groups = this.bench.map(({ keys }) => keys.map((key) => names.get(key) ?? key));
    if (this.#deal !== null) memory.keep(this.server.code, { deal: this.#deal, groups });
  }

  #judge(): void {
    for (const meld of this.bench) if (meld.variants === null && !this.#pending.has(meld.keys)) void this.#ask(meld);
    void this.#total();
  }

  /** Which ways this meld could be laid, and what they count. */
  async #ask(meld: Staged): Promise<void> {
    this.#pending.add(meld.keys);
    const variants: Variant[] = [];
    let refusal: Refusal | null = null;
    const ways = orders(codesOf(meld.keys));
    const answers = await Promise.all(ways.map((cards) => this.#preview([{ cards }])));
    this.#pending.delete(meld.keys);
    if (!answers.some((answer) => answer !== null)) return;
    ways.forEach((cards, way) => {
      const answer = answers[way];
      if (!answer) return;
      if (answer.points === 0) refusal ??= answer.refusal;
      else {
        const jokers = answer.jokers[0] ?? [];
        for (const joker_as of jokers.length > 0 ? jokers : [null]) {
          if (!variants.some((variant) => variant.joker_as === joker_as))
            variants.push({ cards, joker_as, points: answer.points });
        }
      }
    });
    this.bench = judged(this.bench, meld, variants, refusal);
    void this.#total();
  }

  async #total(): Promise<void> {
    const asked = ++this.#asked;
    if (this.bench.length === 0 || this.bench.some(({ variants }) => variants === null)) {
      this.verdict = null;
      return;
    }
    const answer = await this.#preview(asMelds(this.bench));
    if (asked === this.#asked) this.verdict = answer;
  }

  async #preview(melds: NewMeld[]): Promise<Judgement | null> {
    return judgement(await this.server.send({ type: 'preview', action: { type: 'lay', melds } }, { quiet: true }));
  }

  async #suggest(kind: string): Promise<CardCode[][] | null> {
    const answer = await this.server.send({ type: 'suggest', kind });
    return answer.type === 'suggestion' ? answer.groups : null;
  }

  /** Tells the server the order, once it has come to rest. */
  #arrange(): void {
    this.#remember();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.server.send({ type: 'arrange', cards: codesOf(this.order) }, { quiet: true });
    }, SEND_MS);
  }
}
