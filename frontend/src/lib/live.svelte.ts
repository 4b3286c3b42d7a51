// The polite live region: what a screen reader is told, in the order in which it happened.

class Live {
  /** Text of the one region in the shell. */
  text = $state('');
  #pending: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Says a sentence as soon as the reader is free; sentences close together are said in one go. */
  announce(sentence: string): void {
    this.#pending.push(sentence);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const text = this.#pending.join(' ');
      this.#pending = [];
      // The same text twice would not be spoken: a space that changes makes it new.
      this.text = text === this.text ? `${text}\u00a0` : text;
    }, 150);
  }
}

export const live = new Live();
