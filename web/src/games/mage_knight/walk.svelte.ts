/** A walk of several steps: each is chosen like any other, and it ends when something new is seen. */

import { untrack } from "svelte";
import type { Desk } from "../../table/desk.svelte";
import { ownHero, type TableView } from "./view";
import { revealed, type Way } from "./ways";

export class Walk {
  readonly #desk: Desk;
  /** The spaces still to enter. */
  #steps: string[] = [];
  #seen = 0;
  #at: string | undefined;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** A step into a fight is not taken along: it is a choice of its own. */
  begin(view: TableView, way: Way | undefined): void {
    if (!way) return;
    this.#steps = way.fight ? way.steps.slice(0, -1) : way.steps;
    this.#seen = revealed(view);
    this.#at = undefined;
    this.goOn(view);
  }

  /** Call when the position has changed. */
  goOn(view: TableView): void {
    const { session } = this.#desk;
    const [next] = this.#steps;
    const { decision } = session;
    untrack(() => {
      if (next === undefined || session.sending || decision === null) return;
      const at = ownHero(view, session.seat)?.space;
      const thing = `hex:${next}`;
      const option = this.#desk.options.find(
        (each) => each.verb === "step" && each.things.includes(thing),
      );
      if (!option || at === this.#at || revealed(view) !== this.#seen) {
        this.#steps = [];
        return;
      }
      this.#at = at;
      this.#steps = this.#steps.slice(1);
      this.#desk.choose(option);
    });
  }
}
