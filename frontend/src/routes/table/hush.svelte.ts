// Whether the chat is muted at this table visit: no lines, no unread count, no reactions.

class Hush {
  #on = $state(false);

  get on(): boolean {
    return this.#on;
  }

  set(on: boolean): void {
    this.#on = on;
  }
}

export const hush = new Hush();
