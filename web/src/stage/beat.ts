/** The time of one act: it can be waited for, held, and cut short. */

export class Beat {
  /** Milliseconds in which what is shown comes and goes. */
  readonly length: number;
  #cut = false;
  #held = false;
  #left = 0;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: (() => void) | null = null;
  readonly #cutters: (() => void)[] = [];

  constructor(length: number, held = false) {
    this.length = length;
    this.#held = held;
  }

  get isCut(): boolean {
    return this.#cut;
  }

  /** Wait for a part of the beat; not at all once it is cut short. */
  async wait(part = 1): Promise<void> {
    const time = this.length * part;
    if (this.#cut || time <= 0) return;
    await new Promise<void>((done) => {
      this.#done = done;
      this.#left = time;
      if (!this.#held) this.#run();
    });
  }

  #run(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.#end(), this.#left);
  }

  #end(): void {
    clearTimeout(this.#timer);
    const done = this.#done;
    this.#done = null;
    done?.();
  }

  hold(): void {
    if (this.#held) return;
    this.#held = true;
    clearTimeout(this.#timer);
    this.#left -= performance.now() - this.#since;
  }

  goOn(): void {
    if (!this.#held) return;
    this.#held = false;
    if (this.#done) this.#run();
  }

  /** Something that must be brought to its end when the beat is cut short. */
  onCut(cutter: () => void): void {
    this.#cutters.push(cutter);
  }

  cut(): void {
    this.#cut = true;
    for (const cutter of this.#cutters) cutter();
    this.#end();
  }
}
