/** Tells the server what has been shown here: bots wait until then with their next choice. */

/** How this screen wants the bots: wait until it goes on, one after the other, or at once. */
export type Wish = "wait" | "watch" | "hurry";

const AGAIN = 300;
const NOTHING = 0;

export class Seen {
  readonly #tell: (seq: number | null) => Promise<boolean>;
  #told: number | null | undefined;

  /** `tell` is answered with false if it has to be said again. */
  constructor(tell: (seq: number | null) => Promise<boolean>) {
    this.#tell = tell;
  }

  /** The server knows nothing of it any more. */
  forget(): void {
    this.#told = undefined;
  }

  /** Everything up to this entry is before our eyes. */
  say(seq: number, wish: Wish): void {
    if (wish === "watch") void this.#say(seq);
    else if (wish === "hurry") void this.#say(null);
    else if (this.#told === null) void this.#say(NOTHING);
  }

  async #say(seq: number | null): Promise<void> {
    if (seq === this.#told) return;
    this.#told = seq;
    if (await this.#tell(seq)) return;
    setTimeout(() => {
      if (this.#told !== seq) return;
      this.forget();
      void this.#say(seq);
    }, AGAIN);
  }
}
