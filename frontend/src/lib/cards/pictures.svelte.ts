// The drawn cards as images. One file holds a whole deck; each card becomes an image of its own when it is first
// shown: images cost the page a tenth of what drawings placed in it cost, and the file is fetched once and kept.
import { settings } from '$lib/settings.svelte';
import type { Deck } from './codes';
import { faces } from './face';
import frenchUrl from './generated/french.svg?no-inline';
import spanishUrl from './generated/spanish.svg?no-inline';
import { picture } from './picture';

const URLS: Record<Deck, string> = { spanish: spanishUrl, french: frenchUrl };
/** Pauses before a failed fetch is tried again, in ms; the last one repeats. */
const RETRY_MS = [500, 2000, 8000];

const idle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 50);
};

class Pictures {
  readonly deck: Deck;
  #sprite = $state.raw<Document | null>(null);
  #loading: Promise<void> | null = null;
  #made = new Map<string, string | null>();
  /** Held on to, so that the browser keeps what it has drawn. */
  #kept = new Map<string, HTMLImageElement>();

  constructor(deck: Deck) {
    this.deck = deck;
  }

  /** Fetches the deck; tries again until it is there. */
  load(): Promise<void> {
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  /** Address of the picture `id`; null until the deck is there, and for what it does not hold. */
  url(id: string): string | null {
    if (!this.#sprite) return null;
    let made = this.#made.get(id);
    if (made === undefined) {
      made = picture(this.#sprite, id);
      this.#made.set(id, made);
    }
    return made;
  }

  /** Draws the cards of a match once in quiet moments: one that is drawn when it is turned up holds a phone up for as long as
   *  three frames. */
  async warm(): Promise<void> {
    await this.load();
    const sheet = document.createElement('canvas').getContext('2d');
    const { four_colour: fourColour, large_index: largeIndex } = settings;
    const left = faces(this.deck, { fourColour, largeIndex }).filter((id) => !this.#kept.has(id));
    const one = (): void => {
      const id = left.shift();
      const url = id === undefined ? null : this.url(id);
      if (id !== undefined && url) {
        const image = new Image();
        image.onload = () => sheet?.drawImage(image, 0, 0, 40, 62);
        image.src = url;
        this.#kept.set(id, image);
      }
      if (left.length > 0) idle(one);
    };
    idle(one);
  }

  async #fetch(): Promise<void> {
    for (let attempt = 0; !this.#sprite; attempt++) {
      try {
        const answer = await fetch(URLS[this.deck]);
        if (!answer.ok) throw new Error(`the deck was answered with ${answer.status}`);
        this.#sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS[attempt] ?? RETRY_MS.at(-1)));
      }
    }
  }
}

const decks = new Map<Deck, Pictures>();

/** The pictures of a deck; asking starts the fetch. */
export function pictures(deck: Deck): Pictures {
  let found = decks.get(deck);
  if (!found) {
    found = new Pictures(deck);
    decks.set(deck, found);
    void found.load();
  }
  return found;
}
