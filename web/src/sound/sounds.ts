// Short sounds of our own, made by the browser when they are wanted: wood on wood, and a bell for "your turn".

import { settings } from "../app/settings";

export type Sound = "lift" | "drop" | "fit" | "no" | "turn" | "tick" | "warn" | "gong" | "won";

interface Tone {
  readonly pitch: number;
  /** Seconds until it has died away. */
  readonly lasts: number;
  readonly loud: number;
  readonly after?: number;
  readonly shape?: OscillatorType;
}

const SOUNDS: Record<Sound, readonly Tone[]> = {
  lift: [{ pitch: 520, lasts: 0.05, loud: 0.06 }],
  drop: [{ pitch: 210, lasts: 0.09, loud: 0.16, shape: "triangle" }],
  fit: [
    { pitch: 240, lasts: 0.08, loud: 0.16, shape: "triangle" },
    { pitch: 720, lasts: 0.07, loud: 0.05, after: 0.03 },
  ],
  no: [{ pitch: 150, lasts: 0.14, loud: 0.1, shape: "triangle" }],
  turn: [
    { pitch: 660, lasts: 0.4, loud: 0.08 },
    { pitch: 880, lasts: 0.5, loud: 0.07, after: 0.12 },
  ],
  tick: [{ pitch: 1200, lasts: 0.03, loud: 0.04 }],
  warn: [
    { pitch: 880, lasts: 0.25, loud: 0.12 },
    { pitch: 880, lasts: 0.35, loud: 0.12, after: 0.3 },
  ],
  gong: [
    { pitch: 330, lasts: 1.1, loud: 0.2, shape: "triangle" },
    { pitch: 220, lasts: 1.4, loud: 0.2, after: 0.15, shape: "triangle" },
  ],
  won: [
    { pitch: 523, lasts: 0.4, loud: 0.08 },
    { pitch: 659, lasts: 0.4, loud: 0.08, after: 0.12 },
    { pitch: 784, lasts: 0.7, loud: 0.08, after: 0.24 },
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings().sounds || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  // Browsers keep silent until somebody has touched the page.
  void context.resume();
  for (const tone of SOUNDS[sound]) strike(context, tone);
}

function strike(audio: AudioContext, { pitch, lasts, loud, after = 0, shape = "sine" }: Tone): void {
  const begins = audio.currentTime + after;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, begins);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  const string = audio.createOscillator();
  string.type = shape;
  string.frequency.setValueAtTime(pitch, begins);
  string.connect(volume).connect(audio.destination);
  string.start(begins);
  string.stop(begins + lasts);
}
