// What has just happened at each seat, told beside it for a moment: cards it had to draw, a word that was said.
// From the events only; without any movement, so it stays when nothing may move.
import type { JodeteEvent } from './wire';
import { words } from './words';

export interface Note {
  key: number;
  look: 'draw' | 'word' | 'shout';
  text: string;
}

/** Long enough to be read while the game goes on. */
const SHOWN_MS = 2_600;

export class News {
  at = $state.raw<Readonly<Record<number, Note>>>({});
  #key = 1;

  tell(events: readonly JodeteEvent[]): void {
    for (const event of events) this.#tell(event);
  }

  #tell(event: JodeteEvent): void {
    const t = words.t.news;
    switch (event.type) {
      case 'drew':
        if (event.why !== 'turn') this.#show(event.seat, 'draw', t.drew(event.count, event.why));
        break;
      case 'played':
        if (event.last_card) this.#show(event.seat, 'word', t.last_card);
        break;
      case 'said_last_card':
        this.#show(event.seat, 'word', t.last_card);
        break;
      case 'jodete_called':
        this.#show(event.seat, 'shout', t.called);
        break;
      case 'passed':
        this.#show(event.seat, 'word', t.passed);
        break;
      case 'skipped':
        this.#show(event.seat, 'draw', t.skipped);
        break;
    }
  }

  #show(seat: number, look: Note['look'], text: string): void {
    const note = { key: this.#key++, look, text };
    this.at = { ...this.at, [seat]: note };
    setTimeout(() => {
      if (this.at[seat]?.key !== note.key) return;
      const { [seat]: _gone, ...rest } = this.at;
      this.at = rest;
    }, SHOWN_MS);
  }
}
