// Dragging cards with a finger or the mouse: follows the pointer with a copy of the card and tells where it was let go.
// What a place means is up to the board. Everything that dragging does can be done by taps and keys as well.
import type { Attachment } from 'svelte/attachments';

/** A pointer that has moved less than this has tapped. */
const SLACK = 8;

export interface Dragged {
  keys: readonly string[];
  /** The place under the pointer, by its `data-drop`; null over nothing. */
  over: string | null;
  /** Over the hand: the key before which the cards would be put; null at its end. */
  before: string | null;
}

interface Grip {
  key: string;
  pointer: number;
  element: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

export class Drag {
  now = $state.raw<Dragged | null>(null);
  #grip: Grip | null = null;

  constructor(
    /** Which cards go along with this one. */
    private readonly along: (key: string) => readonly string[],
    private readonly ondrop: (dragged: Dragged) => void,
  ) {}

  /** Makes the element something to drag by. */
  handle(key: string): Attachment<HTMLElement> {
    return (element) => {
      const down = (event: PointerEvent): void => {
        if (event.button !== 0 || this.#grip) return;
        this.#grip = { key, pointer: event.pointerId, element, x: event.clientX, y: event.clientY, ghost: null };
        window.addEventListener('pointermove', this.#move);
        window.addEventListener('pointerup', this.#up);
        window.addEventListener('pointercancel', this.#cancel);
      };
      element.addEventListener('pointerdown', down);
      return () => element.removeEventListener('pointerdown', down);
    };
  }

  #move = (event: PointerEvent): void => {
    const grip = this.#grip;
    if (event.pointerId !== grip?.pointer) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!grip.ghost) {
      if (Math.hypot(dx, dy) < SLACK) return;
      grip.ghost = ghostOf(grip.element, this.along(grip.key).length);
    }
    grip.ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.08)`;
    const place = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]');
    const over = place?.dataset.drop ?? null;
    const before = over === 'hand' && place ? gapAt(place, event.clientX, event.clientY) : null;
    this.now = { keys: this.along(grip.key), over, before };
  };

  #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#grip?.pointer) return;
    const dragged = this.now;
    this.#end();
    if (!dragged) return;
    // The click that follows was no tap.
    const swallow = (click: Event): void => {
      click.preventDefault();
      click.stopPropagation();
    };
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
    this.ondrop(dragged);
  };

  #cancel = (): void => this.#end();

  #end(): void {
    this.#grip?.ghost?.remove();
    this.#grip = null;
    this.now = null;
    window.removeEventListener('pointermove', this.#move);
    window.removeEventListener('pointerup', this.#up);
    window.removeEventListener('pointercancel', this.#cancel);
  }
}

/** A copy of the card that follows the pointer. */
function ghostOf(element: HTMLElement, count: number): HTMLElement {
  const rect = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${element.offsetWidth}px`,
    margin: '0',
    rotate: 'none',
    translate: 'none',
    transition: 'none',
    zIndex: '20',
    listStyle: 'none',
    pointerEvents: 'none',
    filter: 'drop-shadow(0 8px 12px rgb(0 0 0 / 0.4))',
  });
  if (count > 1) {
    const badge = document.createElement('span');
    badge.textContent = String(count);
    badge.className = 'drag-count';
    ghost.append(badge);
  }
  ghost.style.setProperty('--card-w', getComputedStyle(element).getPropertyValue('--card-w'));
  document.body.append(ghost);
  return ghost;
}

/** Before which card of the hand a pointer there means; null at the end. Places as they are laid out, not as they sway. */
export function gapAt(hand: HTMLElement, x: number, y: number): string | null {
  const cards = [...hand.querySelectorAll<HTMLElement>('[data-key]')].map((element) => {
    const list = (element.offsetParent ?? hand).getBoundingClientRect();
    const [left, top] = [list.left + element.offsetLeft, list.top + element.offsetTop];
    return { key: element.dataset.key ?? null, row: element.dataset.row, left, right: left + element.offsetWidth, top };
  });
  // Rows overlap, the lower one lies on top: the last whose top is above the pointer is meant.
  const row = cards.filter((card) => card.row === (cards.findLast(({ top }) => top <= y) ?? cards[0])?.row);
  const after = row.find(({ left, right }, i) => x < (left + (row[i + 1]?.left ?? right)) / 2);
  if (after) return after.key;
  const last = row.at(-1);
  return (last && cards[cards.indexOf(last) + 1]?.key) ?? null;
}
