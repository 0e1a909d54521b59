/** Brings acts onto the board: who moves, what floats up, which card turns over, what is heard. */

import { tick } from "svelte";
import type { ActKind, ToldEvent } from "../protocol";
import { amountOf, kindOf, named, thingIn, WEIGHTY, type Role } from "./acts";
import type { Beat } from "./beat";
import { Effects, type Tone } from "./effects.svelte";
import { between, spotOf, type Spot } from "./finding";
import { painted } from "./painting";
import { glide, lunge, rise, shake, sink } from "./motion";
import type { Sound } from "./sound";

/** What the director must know of the table. */
export interface Script {
  /** The name of what takes part. */
  say(message: string): string;
  icon(message: string): string | undefined;
  /** What stands on the board for a thing. */
  figureOf(thing: string): string;
}

type Scene = (event: ToldEvent, beat: Beat, happen: () => void) => Promise<void> | void;

/** Further apart than this many sizes, they do not fight hand to hand. */
const ARM = 3.4;

export class Director {
  readonly effects = new Effects();
  /** Dice or cards that come to light. */
  revealed = $state.raw<ToldEvent | null>(null);
  /** A card that was played, and lies there to be read. */
  played = $state.raw<ToldEvent | null>(null);
  /** What everybody stops for. */
  moment = $state.raw<ToldEvent | null>(null);
  /** A round begins. */
  banner = $state.raw<ToldEvent | null>(null);
  /** How an amount came about; it stays until something else begins. */
  sum = $state.raw<ToldEvent | null>(null);
  /** Who is attacked now. */
  target = $state("");
  readonly #script: Script;
  readonly #sound: Sound;

  constructor(script: Script, sound: Sound) {
    this.#script = script;
    this.#sound = sound;
  }

  readonly #scenes: Record<ActKind, Scene> = {
    turn: (event) => this.#begin(event),
    round: (event, _, happen) => this.#open("banner", event, happen),
    choice: (_event, _beat, happen) => happen(),
    walk: (event, beat, happen) => this.#walk(event, beat, happen),
    aim: (event, _, happen) => this.#aim(event, happen),
    strike: (event, beat, happen) => this.#strike(event, beat, happen),
    roll: (event, _, happen) => this.#open("revealed", event, happen),
    draw: (event, _, happen) => this.#draw(event, happen),
    play: (event, _, happen) => this.#open("played", event, happen),
    flip: (event, beat, happen) => this.#turnOver(event, beat, happen),
    sum: (_event, _beat, happen) => happen(),
    hurt: (event, beat, happen) => this.#hurt(event, beat, happen),
    heal: (event, beat, happen) => this.#number(event, "+", "leaf", beat, happen),
    mark: (event, beat, happen) => this.#chip(event, "whom", "plum", beat, happen),
    unmark: (event, beat, happen) => this.#chip(event, "whom", "bone", beat, happen),
    fall: (event, beat, happen) => this.#fall(event, beat, happen),
    appear: (event, beat, happen) => this.#appear(event, beat, happen),
    open: (event, beat, happen) => this.#reveal(event, beat, happen),
    gain: (event, beat, happen) => this.#chip(event, "who", "leaf", beat, happen, "+"),
    lose: (event, beat, happen) => this.#chip(event, "who", "bone", beat, happen, "−"),
    moment: (event, _, happen) => this.#open("moment", event, happen),
    note: (_event, _beat, happen) => happen(),
    quiet: (_event, _beat, happen) => happen(),
  };

  async perform(event: ToldEvent, beat: Beat, happen: () => void): Promise<void> {
    const kind = kindOf(event);
    this.#sound.play(kind);
    if ((event.sums ?? []).length > 0) this.sum = event;
    await this.#scenes[kind](event, beat, happen);
    await beat.wait();
    if (WEIGHTY.has(kind) && !beat.isCut) await painted();
    happen();
    this.#close();
  }

  /** Nothing is going on any more. */
  clear(): void {
    this.#close();
    this.effects.clear();
    this.sum = null;
    this.target = "";
  }

  #close(): void {
    this.revealed = this.played = this.moment = this.banner = null;
  }

  #figure(event: ToldEvent, role: Role): string {
    return this.#script.figureOf(thingIn(event, role));
  }

  #spot(event: ToldEvent, role: Role): Spot | null {
    return spotOf(this.#figure(event, role));
  }

  #begin(event: ToldEvent): void {
    this.sum = null;
    this.target = "";
    const at = this.#spot(event, "who");
    if (at) this.effects.add({ look: "ring", at, tone: "bone", length: 600 });
  }

  #open(
    what: "banner" | "revealed" | "played" | "moment",
    event: ToldEvent,
    happen: () => void,
  ): void {
    happen();
    this[what] = event;
  }

  async #walk(event: ToldEvent, beat: Beat, happen: () => void): Promise<void> {
    const thing = this.#figure(event, "who");
    const at = spotOf(thing);
    if (at) this.effects.add({ look: "step", at, tone: "bone", length: 2200 });
    await glide(thing, beat, happen);
  }

  #aim(event: ToldEvent, happen: () => void): void {
    happen();
    this.target = this.#figure(event, "whom");
  }

  #strike(event: ToldEvent, beat: Beat, happen: () => void): void {
    this.sum = null;
    happen();
    const [who, whom] = [this.#figure(event, "who"), this.#figure(event, "whom")];
    this.target = whom;
    const [from, to] = [spotOf(who), spotOf(whom)];
    if (!to) return;
    if (from && between(from, to) > ARM * from.reach) {
      this.effects.add({ look: "shot", at: from, to, tone: "blood", length: beat.length });
    } else if (from) {
      lunge(who, to, beat);
      this.effects.add({ look: "slash", at: to, tone: "blood", length: beat.length });
    }
  }

  #draw(event: ToldEvent, happen: () => void): void {
    happen();
    if ((event.values ?? []).length > 0) this.revealed = event;
  }

  async #turnOver(event: ToldEvent, beat: Beat, happen: () => void): Promise<void> {
    this.moment = event;
    await beat.wait(0.25);
    happen();
  }

  #hurt(event: ToldEvent, beat: Beat, happen: () => void): void {
    const thing = this.#figure(event, "whom");
    this.#number(event, "−", "blood", beat, happen);
    shake(thing, beat);
  }

  #number(event: ToldEvent, sign: string, tone: Tone, beat: Beat, happen: () => void): void {
    const at = this.#spot(event, "whom");
    happen();
    const amount = amountOf(event);
    if (!at || amount === undefined) return;
    const text = amount === 0 ? "0" : `${sign}${amount}`;
    this.effects.add({ look: "number", at, text, tone, length: beat.length + 350 });
  }

  #chip(
    event: ToldEvent,
    role: "who" | "whom",
    tone: Tone,
    beat: Beat,
    happen: () => void,
    sign = "",
  ): void {
    const at = this.#spot(event, role);
    happen();
    const what = named(event, "by");
    const amount = amountOf(event);
    const words = [
      ...(amount === undefined ? [] : [`${sign}${amount}`]),
      ...(what ? [this.#script.say(what.message)] : []),
    ];
    if (!at || words.length === 0) return;
    const icon = what && this.#script.icon(what.message);
    const text = words.join(" ");
    this.effects.add({ look: "chip", at, text, icon, tone, length: beat.length + 500 });
  }

  async #fall(event: ToldEvent, beat: Beat, happen: () => void): Promise<void> {
    sink(this.#figure(event, "who"), beat);
    await beat.wait(0.7);
    happen();
  }

  async #appear(event: ToldEvent, beat: Beat, happen: () => void): Promise<void> {
    happen();
    await tick();
    rise(this.#figure(event, "who"), beat);
  }

  async #reveal(event: ToldEvent, beat: Beat, happen: () => void): Promise<void> {
    happen();
    await tick();
    const at = this.#spot(event, "place");
    if (at) this.effects.add({ look: "ring", at, tone: "gold", length: beat.length });
  }
}
