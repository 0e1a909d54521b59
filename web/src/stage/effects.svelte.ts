/** What floats over the table for a moment: numbers, chips, shots, rings, footprints. */

import type { Spot } from "./finding";

export type Tone = "blood" | "leaf" | "sea" | "plum" | "bone" | "gold";

export interface Effect {
  id: number;
  look: "number" | "chip" | "shot" | "slash" | "ring" | "step";
  at: Spot;
  to?: Spot;
  text?: string;
  icon?: string | undefined;
  tone: Tone;
  /** Milliseconds for which it is there. */
  length: number;
}

export class Effects {
  shown = $state.raw<Effect[]>([]);
  #last = 0;

  add(effect: Omit<Effect, "id">): void {
    const id = ++this.#last;
    this.shown = [...this.shown, { ...effect, id }];
    setTimeout(() => (this.shown = this.shown.filter((each) => each.id !== id)), effect.length);
  }

  clear(): void {
    this.shown = [];
  }
}
