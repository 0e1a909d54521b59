/** What is told at a table beside the game: the clock, what somebody points at, other devices. */

import type { ChatLine, ServerMessage } from "../protocol";

/** What can be said with one press. */
export type ReadyPhrase = NonNullable<ChatLine["phrase"]>;

type ClockMessage = Extract<ServerMessage, { type: "clock" }>;

/** Somebody points at a thing. */
export interface Pointed {
  id: number;
  seat: number;
  thing: string;
}

/** Milliseconds for which it is shown. */
const POINTED = 4000;
const SECOND = 1000;

export class Comforts {
  clock = $state.raw<ClockMessage | null>(null);
  pointed = $state.raw<Pointed[]>([]);
  /** How many devices came to these seats after this one. */
  devices = $state(0);
  /** How often a device has come or gone. */
  news = $state(0);
  #heardAt = 0;
  #last = 0;

  hear(message: ServerMessage): void {
    switch (message.type) {
      case "clock":
        this.#heardAt = performance.now();
        this.clock = message.rules ? message : null;
        break;
      case "ping":
        this.#point(message.seat, message.thing);
        break;
      case "shared":
        this.devices = message.devices;
        this.news += 1;
        break;
    }
  }

  #point(seat: number, thing: string): void {
    const id = ++this.#last;
    this.pointed = [...this.pointed.filter((each) => each.seat !== seat), { id, seat, thing }];
    setTimeout(() => (this.pointed = this.pointed.filter((each) => each.id !== id)), POINTED);
  }

  /** The seconds that a seat has left at this moment. */
  left(seat: number, now: number): number | undefined {
    const left = this.clock?.left[String(seat)];
    if (left === undefined || !this.clock) return undefined;
    const running = this.clock.running.includes(seat);
    return running ? left - (now - this.#heardAt) / SECOND : left;
  }
}
