/** What is asked at this moment, since when it can be seen, and whether a press may answer it. */

import { counts, READING, SETTLING, type Presses, type Shown } from "./presses";

export class Question {
  readonly #presses: Presses;
  /** It has stood long enough for any press. */
  settled = $state(true);
  #key: string | null = null;
  /** What kind of question it is, or was the last. */
  #kind: string | null = null;
  #shown: Shown | null = null;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(presses: Presses) {
    this.#presses = presses;
  }

  /**
   * Call with every change of the page: what is asked now, or null. `kind`: null for what stands
   * between two questions of the game.
   */
  put(key: string | null, kind: string | null): void {
    if (key === this.#key) return;
    this.forget();
    this.#key = key;
    if (key === null) return;
    const anew = kind !== null && kind !== this.#kind;
    this.#kind = kind ?? this.#kind;
    this.settled = false;
    this.#frame = requestAnimationFrame(() => {
      this.#shown = { since: performance.now(), anew };
      this.#timer = setTimeout(() => (this.settled = true), anew ? READING : SETTLING);
    });
  }

  /** Nothing is asked any more. */
  forget(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#key = null;
    this.#shown = null;
    this.settled = true;
  }

  /** Was the press that is being carried out meant for this question? */
  get meant(): boolean {
    const { last, before } = this.#presses;
    return last === null || counts(last, before, this.#shown);
  }
}
