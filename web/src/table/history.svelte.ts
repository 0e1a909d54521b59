/** What lies behind: any earlier position, through any eyes, and how it came to the next one. */

import { Refused } from "../net/api";
import type { ClientMessage, Looked, ServerMessage, ToldEvent } from "../protocol";
import type { Director } from "../stage/director.svelte";
import { Replay } from "./replay.svelte";

const LOOK_AGAIN = 300;

/** A past position that is being looked at. */
export interface PastPosition {
  at: number;
  views: Record<string, unknown>;
}

/** What looking back needs from the table. */
export interface Present {
  /** How many choices have been made, and after which one what is known begins. */
  most(): number;
  least(): number;
  ask(message: ClientMessage): Promise<ServerMessage>;
  complain(fault: unknown): void;
  /** How many times as long as usual acts are shown. */
  speed(): number;
  /** Somebody begins to look back, or is back. */
  turned(away: boolean): void;
}

export class History {
  shown = $state.raw<PastPosition | null>(null);
  /** A finished game can be seen through any eyes. */
  eye = $state<number | null>(null);
  readonly replay: Replay;
  readonly #present: Present;
  #wanted: number | null = null;
  #looking = false;

  constructor(present: Present, director: Director) {
    this.#present = present;
    this.replay = new Replay(
      {
        fetch: (at) => this.#patiently(at),
        show: (at, views) => this.#show({ at, views }),
        over: () => void this.#back(),
        speed: () => present.speed(),
      },
      director,
    );
  }

  /** The choice that is looked at, or will be as soon as the server has answered. */
  get at(): number {
    return this.#wanted ?? this.shown?.at ?? this.#present.most();
  }

  /** Look at the position after so many choices; null returns to the present. */
  async look(at: number | null): Promise<void> {
    this.replay.stop();
    const most = this.#present.most();
    const now = at === null || at >= most;
    const wanted = now ? (this.eye === null ? null : most) : Math.max(this.#present.least(), at);
    this.#wanted = wanted;
    if (wanted === null) this.#show(null);
    else if (!this.#looking) await this.#lookOn();
  }

  /** Look through the eyes of a seat (its own hand is seen then), or through one's own again. */
  async lookThrough(eye: number | null): Promise<void> {
    const at = this.at;
    this.eye = eye;
    this.#show(null);
    await this.look(at);
  }

  /** Everything is played from here on; from the beginning if this is the end. */
  play(): void {
    const { at } = this;
    const least = this.#present.least();
    const most = this.#present.most();
    void this.replay.play(at < most ? at : least, most);
  }

  /** A line of the log is seen once more. */
  again(event: ToldEvent): void {
    void this.replay.again(event);
  }

  #show(past: PastPosition | null): void {
    this.shown = past;
    this.#wanted = past === null ? null : past.at;
    this.#present.turned(past !== null);
  }

  /** The end is the present, unless it is seen through other eyes. */
  async #back(): Promise<void> {
    await this.look(null);
  }

  /** One look after the other: while a slider is dragged only the last place matters. */
  async #lookOn(): Promise<void> {
    this.#looking = true;
    while (this.#wanted !== null && this.#wanted !== this.shown?.at) {
      const answer = await this.#lookOnce(this.#wanted);
      if (answer === "wait") continue;
      if (answer?.type !== "looked") break;
      if (this.#wanted !== null) {
        this.shown = { at: answer.at, views: answer.views };
        this.#present.turned(true);
      }
    }
    this.#looking = false;
  }

  async #patiently(at: number): Promise<Looked | null> {
    for (;;) {
      const answer = await this.#lookOnce(at);
      if (answer !== "wait") return answer?.type === "looked" ? answer : null;
    }
  }

  /** Who looks at much in a short time has to wait a moment, or when choices are taken back. */
  async #lookOnce(at: number): Promise<ServerMessage | "wait" | null> {
    const seats = this.eye === null ? {} : { seats: [this.eye] };
    try {
      return await this.#present.ask({ type: "look", at, ...seats });
    } catch (fault) {
      if (!(fault instanceof Refused) || !["too_fast", "stale"].includes(fault.code)) {
        this.#present.complain(fault);
        return null;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    return "wait";
  }
}
