/** How much of the story has been read at this screen. */

import { untrack } from "svelte";
import type { TableView } from "./view";

export class StoryMark {
  shown = $state(false);
  /** The first line of the story that is new. */
  fresh = $state(0);
  #seen = -1;
  #asked = false;

  /** The beginning is told at once; later what is new, or asks for an answer, is opened as it comes. */
  follow(view: TableView, asks: boolean): void {
    const { length } = view.told;
    untrack(() => {
      const first = this.#seen < 0;
      const told = !first && length > this.#seen;
      const asked = asks && !this.#asked;
      if (told) this.fresh = this.#seen;
      else if (asked) this.fresh = length - 1;
      if (told || asked || (first && view.round === 0)) this.shown = true;
      this.#seen = length;
      this.#asked = asks;
    });
  }

  open(): void {
    this.fresh = 0;
    this.shown = true;
  }

  close(view: TableView): void {
    this.fresh = view.told.length;
    this.shown = false;
  }
}
