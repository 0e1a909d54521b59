/** The past, act by act: choice after choice, or one of them once more. */

import type { Looked, ToldEvent } from "../protocol";
import { applied } from "../stage/changes";
import type { Director } from "../stage/director.svelte";
import { Stage } from "../stage/stage.svelte";

/** What a replay needs from the table. */
export interface Archive {
  /** How it was before and after this choice, and what happened between; null if it is not known. */
  fetch(at: number): Promise<Looked | null>;
  /** This is before our eyes now. */
  show(at: number, views: Record<string, unknown>): void;
  /** There is nothing more to be shown. */
  over(): void;
  speed(): number;
}

interface Scene {
  events: ToldEvent[];
  staged: true;
}

export class Replay {
  readonly stage: Stage<Scene>;
  readonly #archive: Archive;
  /** It is shown now. */
  running = $state(false);
  #views: Record<string, unknown> = {};
  #at = 0;
  /** Which run this is: an older one ends as soon as it notices. */
  #run = 0;
  #shown: (() => void) | null = null;

  constructor(archive: Archive, director: Director) {
    this.#archive = archive;
    this.stage = new Stage<Scene>({
      speed: () => archive.speed(),
      stepwise: () => false,
      own: () => [],
      tell: (event) => this.#tell(event),
      show: () => {
        director.clear();
        this.#shown?.();
      },
      perform: (event, beat, happen) => director.perform(event, beat, happen),
      missed: () => undefined,
    });
  }

  /** Everything after choice `from`, up to choice `to`. */
  async play(from: number, to: number): Promise<void> {
    const run = this.#begin();
    for (let at = from + 1; at <= to && run === this.#run; at++) {
      if (!(await this.#playChoice(at, run))) break;
    }
    this.#end(run);
  }

  /** What was told in this line, and what followed from it. */
  async again(event: ToldEvent): Promise<void> {
    const run = this.#begin();
    await this.#playChoice(event.at, run, event);
    this.#end(run);
  }

  /** No more of it. */
  stop(): void {
    this.#run += 1;
    this.running = false;
    this.stage.forget();
  }

  #begin(): number {
    this.stop();
    this.running = true;
    return this.#run;
  }

  #end(run: number): void {
    if (run !== this.#run) return;
    this.stop();
    this.#archive.over();
  }

  async #playChoice(at: number, run: number, first?: ToldEvent): Promise<boolean> {
    const looked = await this.#archive.fetch(at);
    if (!looked || run !== this.#run) return false;
    this.#at = at;
    this.#views = looked.before ?? looked.views;
    const start = first === undefined ? 0 : placeOf(looked.events, first);
    for (const event of looked.events.slice(0, start)) this.#change(event);
    this.#archive.show(at - 1, this.#views);
    await this.#perform(looked.events.slice(start));
    if (run !== this.#run) return false;
    this.#archive.show(at, looked.views);
    return true;
  }

  async #perform(events: ToldEvent[]): Promise<void> {
    await new Promise<void>((shown) => {
      this.#shown = shown;
      this.stage.arrive({ events, staged: true });
    });
  }

  #tell(event: ToldEvent): void {
    this.#change(event);
    this.#archive.show(this.#at - 1, this.#views);
  }

  #change(event: ToldEvent): void {
    const views = { ...this.#views };
    for (const [seat, changes] of Object.entries(event.changes ?? {})) {
      views[seat] = applied(views[seat], changes);
    }
    this.#views = views;
  }
}

/** The same line among those of its choice; they are told anew each time. */
function placeOf(events: ToldEvent[], wanted: ToldEvent): number {
  const line = ({ phrase, chooser }: ToldEvent): string => JSON.stringify([phrase, chooser]);
  return Math.max(
    0,
    events.findIndex((event) => line(event) === line(wanted)),
  );
}
