/** Sounds of the table, made in the browser: no files. Silent until the first press. */

import type { ActKind } from "../protocol";

type Make = (voice: Voice) => void;

/** One sound in the making. */
class Voice {
  readonly #context: AudioContext;
  readonly #out: AudioNode;
  readonly #at: number;

  constructor(context: AudioContext, out: AudioNode) {
    this.#context = context;
    this.#out = out;
    this.#at = context.currentTime;
  }

  #shaped(loud: number, start: number, length: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(0.0001, this.#at + start);
    gain.gain.exponentialRampToValueAtTime(loud, this.#at + start + Math.min(0.012, length / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, this.#at + start + length);
    gain.connect(this.#out);
    return gain;
  }

  /** A note that may slide. */
  tone(
    pitch: number,
    length: number,
    loud = 0.3,
    start = 0,
    to = pitch,
    wave: OscillatorType = "sine",
  ): this {
    const source = this.#context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(pitch, this.#at + start);
    source.frequency.exponentialRampToValueAtTime(to, this.#at + start + length);
    source.connect(this.#shaped(loud, start, length));
    source.start(this.#at + start);
    source.stop(this.#at + start + length);
    return this;
  }

  /** A rustle around a pitch. */
  noise(pitch: number, length: number, loud = 0.3, start = 0, narrow = 1): this {
    const rate = this.#context.sampleRate;
    const buffer = this.#context.createBuffer(1, Math.ceil(rate * length), rate);
    const data = buffer.getChannelData(0);
    for (let place = 0; place < data.length; place += 1) data[place] = Math.random() * 2 - 1;
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    const filter = this.#context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = narrow;
    source.connect(filter).connect(this.#shaped(loud, start, length));
    source.start(this.#at + start);
    return this;
  }
}

const CARD: Make = (voice) => voice.noise(2600, 0.09, 0.22, 0, 0.8).noise(900, 0.05, 0.12, 0.05);
const SOUNDS: Partial<Record<ActKind | "yours" | "won" | "lost", Make>> = {
  walk: (voice) => voice.noise(260, 0.07, 0.22, 0, 1.5),
  strike: (voice) =>
    voice.noise(1800, 0.16, 0.3, 0, 0.6).tone(190, 0.14, 0.3, 0.05, 80, "triangle"),
  hurt: (voice) => voice.tone(150, 0.2, 0.5, 0, 50, "triangle").noise(400, 0.1, 0.25),
  heal: (voice) => voice.tone(520, 0.22, 0.16).tone(780, 0.3, 0.14, 0.09),
  roll: (voice) => {
    for (let knock = 0; knock < 7; knock += 1) {
      voice.noise(
        1500 + 180 * (knock % 3),
        0.035,
        0.34 - knock * 0.035,
        knock * (0.05 + knock * 0.008),
        3,
      );
    }
  },
  draw: CARD,
  play: CARD,
  flip: (voice) => voice.noise(1400, 0.2, 0.25, 0, 0.7).tone(330, 0.5, 0.1, 0.1, 440),
  mark: (voice) => voice.tone(300, 0.18, 0.14, 0, 240, "triangle"),
  fall: (voice) => voice.tone(120, 0.5, 0.4, 0, 40, "triangle").noise(200, 0.3, 0.3, 0.08),
  appear: (voice) => voice.tone(180, 0.25, 0.16, 0, 260, "triangle"),
  open: (voice) => voice.noise(300, 0.35, 0.3, 0, 0.8).tone(90, 0.4, 0.3, 0.05, 70, "sawtooth"),
  gain: (voice) => voice.tone(1900, 0.1, 0.1).tone(2500, 0.16, 0.1, 0.06),
  lose: (voice) => voice.tone(600, 0.1, 0.08, 0, 400),
  round: (voice) => voice.tone(196, 0.9, 0.16).tone(294, 0.9, 0.1, 0.03),
  moment: (voice) => voice.tone(392, 0.5, 0.14).tone(494, 0.5, 0.12, 0.1).tone(587, 0.8, 0.12, 0.2),
  yours: (voice) => voice.tone(660, 0.14, 0.14).tone(880, 0.26, 0.14, 0.12),
  won: (voice) => {
    [392, 494, 587, 784].forEach((pitch, place) => voice.tone(pitch, 0.7, 0.16, place * 0.14));
  },
  lost: (voice) => {
    [294, 262, 220].forEach((pitch, place) =>
      voice.tone(pitch, 0.8, 0.16, place * 0.2, pitch * 0.97),
    );
  },
};

export type Heard = keyof typeof SOUNDS;

export class Sound {
  readonly #volume: () => number;
  #context: AudioContext | null = null;

  /** `volume` from 0 (mute) to 1. */
  constructor(volume: () => number) {
    this.#volume = volume;
  }

  /** Browsers let a page be heard only after somebody has pressed something. */
  listen(page: Window): () => void {
    const wake = (): void => {
      this.#context ??= new AudioContext();
      void this.#context.resume();
    };
    page.addEventListener("pointerdown", wake, { once: true });
    page.addEventListener("keydown", wake, { once: true });
    return () => {
      page.removeEventListener("pointerdown", wake);
      page.removeEventListener("keydown", wake);
      void this.#context?.close();
    };
  }

  play(what: Heard): void {
    const volume = this.#volume();
    const make = SOUNDS[what];
    if (!this.#context || this.#context.state !== "running" || volume === 0 || !make) return;
    const out = this.#context.createGain();
    out.gain.value = volume;
    out.connect(this.#context.destination);
    make(new Voice(this.#context, out));
  }
}
