// Quiet synthesised sounds; silent until the first gesture on the page, as browsers and good manners want it.

export type Sound = 'turn' | 'card' | 'chip' | 'win';
type Note = { hz: number; at: number; length: number; gain: number; shape: OscillatorType };

const SCORE: Record<Sound, readonly Note[]> = {
  turn: [
    { hz: 523, at: 0, length: 0.22, gain: 0.06, shape: 'sine' },
    { hz: 784, at: 0.12, length: 0.32, gain: 0.05, shape: 'sine' },
  ],
  card: [{ hz: 190, at: 0, length: 0.06, gain: 0.03, shape: 'triangle' }],
  chip: [
    { hz: 1320, at: 0, length: 0.05, gain: 0.015, shape: 'triangle' },
    { hz: 1760, at: 0.04, length: 0.05, gain: 0.01, shape: 'triangle' },
  ],
  win: [
    { hz: 523, at: 0, length: 0.2, gain: 0.04, shape: 'sine' },
    { hz: 659, at: 0.1, length: 0.2, gain: 0.04, shape: 'sine' },
    { hz: 784, at: 0.2, length: 0.4, gain: 0.04, shape: 'sine' },
  ],
};

let context: AudioContext | null = null;

/** Opens the sound on the first gesture; returns what takes the listeners away again. */
export function openOnGesture(target: EventTarget = window): () => void {
  const open = () => {
    close();
    if (typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    void context.resume();
  };
  const close = () => {
    target.removeEventListener('pointerdown', open);
    target.removeEventListener('keydown', open);
  };
  target.addEventListener('pointerdown', open);
  target.addEventListener('keydown', open);
  return close;
}

/** Plays the sound now, if the page may sound. */
export function play(sound: Sound): void {
  if (context?.state !== 'running') return;
  for (const note of SCORE[sound]) {
    const start = context.currentTime + note.at;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(note.gain, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
    const voice = new OscillatorNode(context, { frequency: note.hz, type: note.shape });
    voice.connect(gain).connect(context.destination);
    voice.start(start);
    voice.stop(start + note.length);
  }
}
