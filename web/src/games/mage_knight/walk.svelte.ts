/**
 * A walk of several steps, begun by one press: it ends when something new is seen, when a step costs
 * more than its points, or when something else is pressed.
 */

import { untrack } from "svelte";
import type { Desk } from "../../table/desk.svelte";
import type { Press } from "../../table/presses";
import { ownHero, type TableView } from "./view";
import { revealed, type Way } from "./ways";

export class Walk {
  readonly #desk: Desk;
  /** The spaces still to enter. */
  #steps: string[] = [];
  #seen = 0;
  #at: string | undefined;
  #press: Press | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** A step into a fight is not taken along: it is a choice of its own. */
  begin(view: TableView, way: Way | undefined): void {
    if (!way || this.#desk.careless) return;
    this.#steps = way.fight ? way.steps.slice(0, -1) : way.steps;
    this.#seen = revealed(view);
    this.#at = undefined;
    this.#press = this.#desk.presses.last;
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
      const turned = this.#desk.presses.turnedFrom(this.#press);
      const on = option && at !== this.#at && revealed(view) === this.#seen && !turned;
      this.#at = at;
      this.#steps = on && this.#desk.goOn(option) ? this.#steps.slice(1) : [];
    });
  }
}
