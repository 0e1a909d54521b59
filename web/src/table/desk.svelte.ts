/** The place of whoever sits at this screen: what is picked up, agreed on, and looked at. */

import { getContext, setContext } from "svelte";
import type { GameLayout } from "../games/layout";
import { settings } from "../look/settings.svelte";
import type { AskedDecision, OfferedOption } from "../protocol";
import { t } from "../words/language.svelte";
import { plain, readOption, readPrompt, type Segment } from "../words/phrases";
import type { Detail } from "../widgets/card";
import { answerAlone, repeatEnds, repeatOf, standing, type Pass, type Repeat } from "./auto";
import { alike, listed, lit, matching, optionsFor, outOfSight, touch, touchable } from "./choices";
import type { GameContent } from "./content.svelte";
import type { Session } from "./session.svelte";
import { toasts } from "./toasts.svelte";

interface SeatPass extends Pass {
  seat: number;
}

/** A large card and the place of what it shows. */
export interface Peek {
  detail: Detail;
  anchor: DOMRect;
}

const KEY = Symbol("desk");

export class Desk {
  readonly session: Session;
  readonly content: GameContent;
  readonly layout: GameLayout;
  picked = $state.raw<string[]>([]);
  /** The next point is repeated for as long as it can be. */
  repeating = $state(false);
  repeat = $state.raw<Repeat | null>(null);
  passes = $state.raw<SeatPass[]>([]);
  /** The seat to which the screen is to be handed, before it may see anything. */
  handover = $state<number | null>(null);
  peek = $state.raw<Peek | null>(null);
  /** The rulebook lies open at this rule; an empty id: at its beginning. */
  rule = $state<string | null>(null);

  readonly options = $derived.by(() => {
    const { options, seat } = this.session;
    return options.map((option) => ({ ...option, things: this.layout.thingsOf(option, seat) }));
  });
  readonly lit = $derived.by(() => lit(this.options, this.picked));
  readonly touchable = $derived.by(() => touchable(this.options, this.picked));
  /** Options on things that lie nowhere in sight. */
  readonly hidden = $derived.by(() => outOfSight(this.options, (thing) => this.inSight(thing)));
  /** They are laid out if nothing else on the table can be clicked, and if there is a choice. */
  readonly tray = $derived.by(() => {
    const onThings = this.options.filter((option) => option.things.length > 0);
    if (this.hidden.length < onThings.length) return [];
    const unclear = alike(this.hidden);
    const laid = this.hidden.filter((option) => !unclear.includes(option));
    return new Set(laid.map((option) => option.things[0])).size > 1 ? laid : [];
  });
  /** What the prompt bar lists. */
  readonly listed = $derived.by(() => {
    const shown = listed(this.options, this.picked);
    const unclear = alike(this.hidden);
    return matching(this.options, this.picked).filter((option) => {
      if (unclear.includes(option)) return true;
      return shown.includes(option) && (this.picked.length > 0 || !this.tray.includes(option));
    });
  });
  readonly hinted = $derived.by(() =>
    this.options.find((option) => option.id === this.session.hint?.option),
  );

  constructor(session: Session, content: GameContent, layout: GameLayout) {
    this.session = session;
    this.content = content;
    this.layout = layout;
  }

  provide(): this {
    return setContext(KEY, this);
  }

  inSight(thing: string): boolean {
    return this.layout.inSight(this.session.view, this.session.seat, thing);
  }

  // -- words -----------------------------------------------------------------

  prompt(decision: AskedDecision): Segment[] {
    return readPrompt(this.content.texts, decision.prompt, this.session.nameOf);
  }

  optionText(option: OfferedOption): string {
    return plain(readOption(this.content.texts, option.phrase, this.session.nameOf));
  }

  // -- touching --------------------------------------------------------------

  touch(thing: string): void {
    if (this.session.past) return;
    const meaning = touch(this.options, this.picked, thing);
    if (meaning.kind === "choose") this.choose(meaning.option);
    else if (meaning.kind === "pick") this.picked = meaning.picked;
    else void this.explain(thing);
  }

  choose(option: OfferedOption): void {
    const decision = this.session.decision;
    if (!decision) return;
    this.picked = [];
    this.peek = null;
    this.repeat = this.repeating ? repeatOf(decision, option) : null;
    this.repeating = false;
    void this.session.choose(option);
  }

  layDown(): void {
    this.picked = [];
    this.repeating = false;
  }

  /** Why can nothing be done with this thing? */
  async explain(thing: string): Promise<void> {
    const { session } = this;
    if (session.past || !session.own.includes(session.seat)) return;
    const answer = await session.ask({ type: "why", seat: session.seat, thing });
    if (answer?.type !== "why") return;
    if (answer.message) toasts.say(this.content.say(answer.message), "note", answer.rule);
    else toasts.say(t("why-nothing"));
  }

  look(thing: string, anchor: Element, message?: string): void {
    const detail = this.layout.detail(this.session.view, this.content, thing, message);
    this.peek = detail && { detail, anchor: anchor.getBoundingClientRect() };
  }

  lookAway(): void {
    this.peek = null;
  }

  // -- answering alone -------------------------------------------------------

  pass(span: string): void {
    const prompt = this.session.decision?.prompt.key;
    if (!prompt) return;
    const key = this.#spanKey(span);
    this.passes = [...this.passes, { seat: this.session.seat, prompt, span, key }];
    this.follow();
  }

  /** Call after every change of the position: answers what need not be asked, hands over. */
  follow(): void {
    const { session } = this;
    const { position } = session;
    if (!position || session.past || session.sending) return;
    this.picked = this.picked.filter((thing) => this.touchable.has(thing));
    this.passes = standing(this.passes, (span) => this.#spanKey(span));
    for (const decision of position.decisions) {
      const seat = decision.seats.find((each) => session.own.includes(each));
      if (seat === undefined) continue;
      const options = optionsFor(decision, seat);
      if (this.repeat && repeatEnds(decision, options, this.repeat)) this.repeat = null;
      const alone = this.#answer(decision, options, seat);
      if (alone) {
        void session.choose(alone, seat);
        return;
      }
    }
    this.#handOver(position.waiting.filter((seat) => session.own.includes(seat)));
  }

  #answer(decision: AskedDecision, options: OfferedOption[], seat: number): OfferedOption | null {
    return answerAlone(decision, options, {
      single: settings.answerSingle,
      passes: this.passes.filter((pass) => pass.seat === seat),
      repeat: this.repeat,
      spanKey: (span) => this.#spanKey(span),
      passVerb: (prompt) => this.layout.passings.find((each) => each.prompt === prompt)?.verb,
    });
  }

  #spanKey(span: string): string {
    const views = this.session.position?.views ?? {};
    return this.layout.spanKey(Object.values(views)[0], span);
  }

  // -- several seats at one screen ---------------------------------------------

  #handOver(waiting: number[]): void {
    const { session } = this;
    const [next] = waiting;
    if (next === undefined || waiting.includes(session.seat)) {
      this.handover = null;
    } else if (settings.openHands || session.own.length === 1) {
      this.sitDown(next);
    } else {
      this.handover = next;
      this.peek = null;
    }
  }

  /** The screen now belongs to the seat. */
  sitDown(seat: number): void {
    this.session.seat = seat;
    this.handover = null;
    this.picked = [];
  }
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
