/**
 * Between the server and the eye: what others do is shown one act after the other, then the position
 * that came of it. The newest position always wins in the end.
 */

import type { Act } from "./acts";

/** Who goes on acting is shown so many times shorter. */
const BRISKER = 3;

/** With more acts than this to be shown, nobody would wait for them. */
export const MOST = 30;

interface Due<Position> {
  acts: Act[];
  position: Position;
}

export interface Stage<Position> {
  /** Milliseconds for which an act is shown; 0: not at all. */
  pause(): number;
  /** Is every act shown for the whole time, even if it is the same one who acts? */
  steady(): boolean;
  /** This act is to be seen now; null: nobody acts. */
  act(act: Act | null): void;
  show(position: Position): void;
}

export class Pace<Position> {
  readonly #stage: Stage<Position>;
  #due: Due<Position>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  /** Who was seen to act last. */
  #actor = "";

  constructor(stage: Stage<Position>) {
    this.#stage = stage;
  }

  /** Is something newer than what is shown? */
  get busy(): boolean {
    return this.#due.length > 0;
  }

  arrive(position: Position, acts: Act[]): void {
    if (acts.length === 0 && !this.busy) this.#actor = "";
    this.#due.push({ acts: [...acts], position });
    const waiting = this.#due.reduce((sum, due) => sum + due.acts.length, 0);
    if (this.#stage.pause() === 0 || waiting > MOST) this.skip();
    else if (this.#timer === undefined && !this.#held) this.#go();
  }

  /** Wait with the next act until somebody lets it go on. */
  hold(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#held = this.busy;
  }

  goOn(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#go();
  }

  /** Straight to the newest. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#held = false;
    const due = this.#due;
    this.#due = [];
    this.#stage.act(null);
    for (const { position } of due) this.#stage.show(position);
  }

  /** Nothing of it is to be shown any more. */
  forget(): void {
    this.#due = [];
    this.skip();
  }

  #go(): void {
    this.#timer = undefined;
    for (let due = this.#due[0]; due; due = this.#due[0]) {
      const act = due.acts.shift();
      const pause = this.#stage.pause();
      if (act && pause > 0) {
        this.#stage.act(act);
        const brisk = act.actor === this.#actor && !this.#stage.steady();
        const wait = brisk ? pause / BRISKER : pause;
        this.#actor = act.actor;
        this.#timer = setTimeout(() => this.#go(), wait);
        return;
      }
      this.#due.shift();
      if (!this.busy) this.#stage.act(null);
      this.#stage.show(due.position);
    }
  }
}
