/** What an answer, a hint or a line of the log that is pointed at means on the map. */

import { on } from "svelte/events";
import type { Meant } from "../../widgets/areas";
import type { Desk } from "../../table/desk.svelte";

export class Meaning {
  #pointed = $state.raw<ReadonlySet<string>>(new Set());
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  of(...things: string[]): Meant | undefined {
    if (things.some((thing) => this.#pointed.has(thing))) return "pointed";
    const hinted = this.#desk.hinted?.things ?? [];
    return things.some((thing) => hinted.includes(thing)) ? "hinted" : undefined;
  }

  /** Pointer and focus are followed over the whole page. */
  follow(): () => void {
    const over = ({ target }: Event): void => {
      const found = target instanceof Element ? this.#meaningOf(target) : [];
      if (found.length > 0 || this.#pointed.size > 0) this.#pointed = new Set(found);
    };
    const offs = [on(document, "pointerover", over), on(document, "focusin", over)];
    return () => offs.forEach((off) => off());
  }

  #meaningOf(target: Element): readonly string[] {
    const named = target.closest("[data-means]")?.getAttribute("data-means");
    if (named) return [named];
    const line = [...(target.closest("li")?.querySelectorAll("[data-means]") ?? [])];
    if (line.length > 0) return line.flatMap((name) => name.getAttribute("data-means") ?? []);
    const answer = target.closest("[data-option]")?.getAttribute("data-option");
    if (target.closest(".advice")) return this.#desk.hinted?.things ?? [];
    return this.#desk.options.find(({ id }) => id === answer)?.things ?? [];
  }
}
