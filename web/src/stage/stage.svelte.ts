/**
 * Between the server and the eye. What happened is played act by act: each is performed on the board
 * and brings its own changes of the view. Then the position itself is shown, and it always wins.
 */

import type { ActKind, PositionMessage, ToldEvent } from "../protocol";
import { isChoice, kindOf, thingIn } from "./acts";
import { Beat } from "./beat";
import { lengthOf } from "./tempo";

/** With more than this to be shown (milliseconds at normal speed), nobody would wait for it. */
export const PATIENCE = 60_000;

/** Where a run of acts leads, and whether it was told how. */
export interface Told {
  events: ToldEvent[];
  staged?: boolean;
}

/** What the stage needs from the table; `Goal` is where what is played leads. */
export interface House<Goal extends Told = PositionMessage> {
  /** Times as long as usual; 0: nothing is played. */
  speed(): number;
  /** Does the stage wait before each figure until somebody lets it go on? */
  stepwise(): boolean;
  /** The seats at this screen whose players know what they did. */
  own(): number[];
  /** An act is seen: its changes come into the view, its line into the log. */
  tell(event: ToldEvent): void;
  /** Everything up to this position has been seen, or never will be. */
  show(position: Goal): void;
  /** Show an act on the board; `happen` lets its changes come at the right moment. */
  perform(event: ToldEvent, beat: Beat, happen: () => void): Promise<void>;
  /** These acts were never seen. */
  missed(events: ToldEvent[]): void;
}

interface Due<Goal> {
  position: Goal;
  events: ToldEvent[];
}

/** Acts for which everything stops; whoever has read them need not wait. */
const STOPS: ReadonlySet<ActKind> = new Set<ActKind>(["moment", "flip", "round"]);

export class Stage<Goal extends Told = PositionMessage> {
  readonly #house: House<Goal>;
  /** The act before our eyes. */
  act = $state.raw<ToldEvent | null>(null);
  /** How many acts have been shown. */
  beats = $state(0);
  /** Milliseconds for which the act is to be seen. */
  length = $state(0);
  /** The thing whose turn it is. */
  actor = $state("");
  paused = $state(false);
  /** It waits before the next figure acts. */
  waiting = $state(false);
  /** Somebody has put the end off, to take back before it. */
  held = $state(false);
  #due: Due<Goal>[] = [];
  /** Nobody looks at the stage now. */
  #away = false;
  #beat: Beat | null = null;
  #playing = false;
  #until: "end" | "figure" | null = null;
  #release: (() => void) | null = null;
  /** Is what happens now the doing of a player at this screen? */
  own = $state(false);

  constructor(house: House<Goal>) {
    this.#house = house;
  }

  /** Who does what is before our eyes: whoever chose, else whose turn it is. */
  get doer(): string {
    const { act } = this;
    return act && isChoice(act) ? `seat:${act.chooser}` : this.actor;
  }

  /** Is something newer than what is shown? */
  get busy(): boolean {
    return this.#due.length > 0;
  }

  /** A position has come; it is played if it was told how it came about. */
  arrive(position: Goal): void {
    const events = [...position.events];
    this.#due.push({ position, events });
    const speed = this.#house.speed();
    if (!position.staged || speed === 0 || this.#length() > PATIENCE) this.skip();
    else if (!this.#playing) void this.#play();
  }

  #length(): number {
    const waiting = this.#due.flatMap(({ events }) => events);
    return waiting.reduce((sum, event) => sum + lengthOf(event, false), 0);
  }

  // -- what a player does about it -------------------------------------------

  pause(paused: boolean): void {
    this.paused = paused;
    if (paused) this.#beat?.hold();
    else {
      this.#beat?.goOn();
      this.#letGo();
    }
  }

  /** Pause, or go on. */
  toggle(): void {
    if (this.paused || this.waiting || this.held) this.goOn();
    else this.pause(true);
  }

  /** On with the next figure, or with what was put off. */
  goOn(): void {
    this.held = false;
    this.pause(false);
  }

  /** Wait at the end until somebody says what is to become of it. */
  hold(): void {
    if (this.busy) this.held = true;
  }

  /** This figure has been seen enough: on with the next one. */
  next(): void {
    this.#until = "figure";
    this.paused = false;
    this.#letGo();
    this.#beat?.cut();
  }

  /** Any press ends what everything has stopped for. */
  press(): void {
    if (this.act && STOPS.has(kindOf(this.act))) this.#beat?.cut();
  }

  /** What happens while somebody looks elsewhere waits until they are back. */
  lookAway(away: boolean): void {
    this.#away = away;
    if (!away) this.#letGo();
  }

  /** Straight to the newest. */
  skip(): void {
    this.held = false;
    this.paused = false;
    this.#until = "end";
    this.#letGo();
    this.#beat?.cut();
    if (!this.#playing) this.#finish();
  }

  /** What was to come has been taken back: the newest alone counts. */
  forget(): void {
    this.#due = [];
    this.skip();
  }

  #letGo(): void {
    this.waiting = false;
    const release = this.#release;
    this.#release = null;
    release?.();
  }

  // -- playing ---------------------------------------------------------------

  async #play(): Promise<void> {
    this.#playing = true;
    while (this.busy && this.#until !== "end") {
      if (this.#away) {
        await this.#wait();
        continue;
      }
      const due = this.#due[0];
      const event = due?.events.shift();
      if (!due) break;
      if (event) await this.#perform(event);
      else {
        if (this.held) await this.#wait();
        if (this.#due[0] === due) this.#shown();
      }
    }
    this.#playing = false;
    this.#finish();
  }

  #shown(): void {
    const due = this.#due.shift();
    this.#until = null;
    if (!this.busy) this.act = null;
    if (due) this.#house.show(due.position);
  }

  /** All that waits is shown as it stands; what nobody has seen is told. */
  #finish(): void {
    const due = this.#due;
    this.#due = [];
    this.#until = null;
    this.act = null;
    this.waiting = false;
    const unseen = due.flatMap(({ events }) => events);
    for (const { position } of due) this.#house.show(position);
    if (unseen.length > 0) this.#house.missed(unseen);
  }

  async #perform(event: ToldEvent): Promise<void> {
    if (isChoice(event)) this.own = this.#isOwn(event);
    if (kindOf(event) === "turn") await this.#begin(event);
    if (this.#until === "end") {
      this.#due[0]?.events.unshift(event);
      return;
    }
    const seen = this.#until === null;
    const length = seen ? lengthOf(event, this.own) * this.#house.speed() : 0;
    const beat = new Beat(length, this.paused);
    this.#beat = beat;
    this.length = length;
    this.act = event;
    this.beats += 1;
    let happened = false;
    const happen = (): void => {
      if (happened) return;
      happened = true;
      this.#house.tell(event);
    };
    if (length > 0) await this.#house.perform(event, beat, happen);
    happen();
    if (this.paused) await this.#wait();
    this.#beat = null;
  }

  #isOwn(event: ToldEvent): boolean {
    return event.forced !== true && this.#house.own().includes(event.chooser ?? -1);
  }

  /** Somebody else's turn begins. */
  async #begin(event: ToldEvent): Promise<void> {
    if (this.#until === "figure") this.#until = null;
    const thing = thingIn(event, "who");
    if (thing === this.actor && this.actor !== "") return;
    this.actor = thing;
    this.own = false;
    if (!this.#house.stepwise() || this.#until !== null) return;
    this.waiting = true;
    await this.#wait();
  }

  async #wait(): Promise<void> {
    await new Promise<void>((release) => (this.#release = release));
  }
}
