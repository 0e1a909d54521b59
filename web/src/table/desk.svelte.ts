/** The place of whoever sits at this screen: what is picked up, agreed on, and looked at. */

import { getContext, setContext, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { GameLayout } from "../games/layout";
import { small, upright } from "../look/screen";
import { settings } from "../look/settings.svelte";
import type { AskedDecision, OfferedOption } from "../protocol";
import { t } from "../words/language.svelte";
import { plain, readOption, readPrompt, type Segment } from "../words/phrases";
import type { Detail } from "../widgets/card";
import {
  answerAlone,
  repeatEnds,
  repeatOf,
  standing,
  stillAnswered,
  waitsForEyes,
  type Pass,
  type Repeat,
} from "./auto";
import {
  costlyLast,
  laidOut,
  lit,
  matching,
  offered,
  optionsFor,
  outOfSight,
  perils,
  stillPicked,
  touch,
  touchable,
} from "./choices";
import type { GameContent } from "./content.svelte";
import { Presses } from "./presses";
import { Question } from "./question.svelte";
import type { Session } from "./session.svelte";
import { toasts } from "./toasts.svelte";

interface SeatPass extends Pass {
  seat: number;
}

/** A large card and the place of what it shows. */
export interface Peek {
  detail: Detail;
  of: Element;
  anchor: DOMRect;
  /** The bar in which it is named: the card lies below, so that the answers stay in sight. */
  bar: DOMRect | undefined;
}

const KEY = Symbol("desk");

/** Milliseconds for which everything in gold is pointed at. */
const POINTING = 1800;

/** Each of the keys counts once more, until the answer is called. */
function counted(counts: Map<string, number>, keys: string[]): () => void {
  const change = (by: number): void => {
    for (const key of keys) {
      const count = (counts.get(key) ?? 0) + by;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    }
  };
  untrack(() => change(1));
  return () => change(-1);
}

/** `View` is what a seat of the game sees. */
export class Desk<View = unknown> {
  readonly session: Session;
  readonly content: GameContent;
  readonly layout: GameLayout<View>;
  readonly presses = new Presses();
  readonly question = new Question(this.presses);
  /** The vote on a proposal of somebody else. */
  readonly vote = new Question(this.presses);
  /** A costly option that is to be confirmed. */
  #costly = $state.raw<OfferedOption | null>(null);
  /** What can be chosen on the table is pointed at. */
  pointing = $state(false);
  #picked = $state.raw<string[]>([]);
  /** The choices, by their numbers, that were made for whoever sits here. */
  #given: number[] = [];
  /** How often each thing is drawn now. */
  readonly #drawn = new SvelteMap<string, number>();
  /** The options that stand in words on the board, in their order there. */
  readonly #written = new SvelteMap<string, number>();
  /** The next point is repeated for as long as it can be. */
  repeating = $state(false);
  repeat = $state.raw<Repeat | null>(null);
  passes = $state.raw<SeatPass[]>([]);
  /** The seat to which the screen is to be handed, before it may see anything. */
  handover = $state<number | null>(null);
  peek = $state.raw<Peek | null>(null);
  #soon: ReturnType<typeof setTimeout> | undefined;
  /** The guide's lessons are asked for. */
  lessons = $state(false);
  /** The rulebook lies open at this rule; an empty id: at its beginning. */
  rule = $state<string | null>(null);

  readonly options = $derived.by(() => {
    const { options, seat } = this.session;
    return options.map((option) => ({ ...option, things: this.layout.thingsOf(option, seat) }));
  });
  readonly picked = $derived.by(() => stillPicked(this.options, this.#picked));
  readonly lit = $derived.by(() => lit(this.options, this.picked));
  readonly perils = $derived.by(() => perils(this.options, this.picked));
  readonly touchable = $derived.by(() => touchable(this.options, this.picked));
  /** Options on things that lie nowhere in sight. */
  readonly hidden = $derived.by(() => outOfSight(this.options, (thing) => this.inSight(thing)));
  readonly tray = $derived.by(() => laidOut(this.options, this.picked, this.hidden));
  /** What can be answered in the prompt bar. */
  readonly #told = $derived.by(() =>
    costlyLast(
      offered(this.options, this.picked, {
        hidden: this.hidden,
        laid: this.tray,
        drawn: (thing) => this.#drawn.has(thing),
        told: this.layout.told,
        ...this.#few(),
      }).filter((option) => !this.#written.has(option.id)),
      this.layout.asides,
    ),
  );
  /** The answer that ends what goes on: it has a place and a key of its own. */
  readonly ending = $derived.by(() => {
    const told = this.#told;
    return told.find((option) => option.ends) ?? told.find((option) => option.declines) ?? null;
  });
  /** What the prompt bar lists besides. */
  readonly listed = $derived.by(() => this.#told.filter((option) => option !== this.ending));
  /** How many answers stand on the board: the numbers of the prompt bar go on from there. */
  readonly written = $derived.by(
    () => this.options.filter((option) => this.#written.has(option.id)).length,
  );
  /** The things on the table that lead to what the prompt bar does not list. */
  readonly elsewhere = $derived.by(() => {
    const told = [...this.#told, ...this.tray];
    const untold = matching(this.options, this.picked).filter(
      (option) => !told.includes(option) && !this.#written.has(option.id),
    );
    return lit(untold, this.picked);
  });
  readonly costly = $derived(this.options.find((option) => option.id === this.#costly?.id) ?? null);
  /** What a press would answer now; another text is another question. */
  readonly asking = $derived.by(() => {
    const { decision, seat } = this.session;
    if (this.handover !== null) return `hand over to ${this.handover}`;
    if (this.costly) return `confirm ${this.costly.id}`;
    return decision && JSON.stringify([seat, decision.prompt, this.options.map(({ id }) => id)]);
  });
  /** Questions of one kind are answered in the same way. */
  readonly kind = $derived.by(() => {
    const between = this.handover !== null || this.costly !== null;
    return between ? null : (this.session.decision?.prompt.key ?? null);
  });
  readonly hinted = $derived.by(() =>
    this.options.find((option) => option.id === this.session.hint?.option),
  );

  constructor(session: Session, content: GameContent, layout: GameLayout<View>) {
    this.session = session;
    this.content = content;
    this.layout = layout;
    session.say = (message) => content.say(message);
    session.icon = (message) => layout.valueIcon(message);
    session.figureOf = (thing) => layout.stage?.figureOf?.(this.view, thing) ?? thing;
  }

  /** How many answers on things the prompt bar lists as well. */
  #few(): { few?: number } {
    const prompt = this.session.decision?.prompt.key;
    if (prompt && this.layout.spoken?.has(prompt)) return { few: this.options.length };
    return small.current || upright.current ? { few: 0 } : {};
  }

  provide(): this {
    return setContext(KEY, this);
  }

  /** What is seen from this place: the session has it from the server, which knows the game. */
  get view(): View {
    return this.session.view as View;
  }

  inSight(thing: string): boolean {
    return this.layout.inSight(this.view, this.session.seat, thing);
  }

  /** The things can be clicked somewhere on the page, until the answer is called. */
  draws(...things: string[]): () => void {
    return counted(this.#drawn, things);
  }

  /** The options stand in words on the board, so that the prompt bar need not list them. */
  writes(...options: OfferedOption[]): () => void {
    return counted(
      this.#written,
      options.map(({ id }) => id),
    );
  }

  // -- words -----------------------------------------------------------------

  prompt(decision: AskedDecision): Segment[] {
    return readPrompt(this.content.texts, decision.prompt, this.session.nameOf);
  }

  optionText(option: OfferedOption): string {
    const prompt = this.session.decision?.prompt.key;
    const own = prompt && this.layout.saying?.(option, prompt, this.content, this.view);
    return own ?? plain(readOption(this.content.texts, option.phrase, this.session.nameOf));
  }

  /** What speaks for the hint against the next best answer, in a sentence. */
  get hintReasons(): string {
    const { reasons: given = [], instead } = this.session.hint ?? {};
    const reasons = given
      .map(({ key, amount }) => this.content.say(`hint-${key}`, { amount }))
      .join(", ");
    const other = this.options.find(({ id }) => id === instead);
    const hinted = this.hinted && this.optionText(this.hinted);
    const than = reasons && other ? this.optionText(other) : "";
    return than && than !== hinted ? t("hint-than", { option: than, reasons }) : reasons;
  }

  // -- touching --------------------------------------------------------------

  /** Was the press that is being carried out not meant for what is asked now? */
  get careless(): boolean {
    return this.session.sending || (this.asking !== null && !this.question.meant);
  }

  touch(thing: string): void {
    if (this.session.past || this.careless) return;
    this.#costly = null;
    const meaning = touch(this.options, this.picked, thing);
    if (meaning.kind === "choose") this.choose(meaning.option);
    else if (meaning.kind === "pick") this.#picked = meaning.picked;
    else void this.explain(thing);
  }

  /** A costly option is taken by a second press, elsewhere. */
  choose(option: OfferedOption): void {
    if (!this.question.meant) return;
    this.#costly = option.warning ? option : null;
    if (this.#costly) this.lookAway();
    else this.#take(option);
  }

  /** What a press has begun goes on without another one; is it harmless? */
  goOn(option: OfferedOption): boolean {
    if (option.warning) return false;
    this.#take(option);
    return true;
  }

  confirm(): void {
    if (this.costly && this.question.meant) this.#take(this.costly);
  }

  #take(option: OfferedOption): void {
    const decision = this.session.decision;
    if (!decision) return;
    this.#costly = null;
    this.#picked = [];
    this.lookAway();
    this.repeat = this.repeating ? repeatOf(decision, option) : null;
    this.repeating = false;
    void this.session.choose(option);
  }

  layDown(): void {
    this.#costly = null;
    this.#picked = [];
    this.repeating = false;
  }

  /** Show where on the table the other answers are. */
  point(): void {
    this.pointing = true;
    setTimeout(() => (this.pointing = false), POINTING);
    const [first = ""] = this.elsewhere;
    const drawn = document.querySelector(`[data-thing="${CSS.escape(first)}"]`);
    drawn?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Why can nothing be done with this thing? */
  async explain(thing: string): Promise<void> {
    const { session } = this;
    if (session.past || !session.own.includes(session.seat)) return;
    const answer = await session.ask({ type: "why", seat: session.seat, thing });
    if (answer?.type !== "why") return;
    if (!answer.message && this.#lookAt(thing)) return;
    this.lookAway(); // the large card would lie over the answer
    if (!answer.message) toasts.say(t("why-nothing"));
    else toasts.say(this.content.say(answer.message, answer.args), "note", answer.rule);
  }

  /** Whatever is asked, what lies there can be read. */
  #lookAt(thing: string): boolean {
    const drawn = document.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
    if (drawn) this.look(thing, drawn);
    return this.peek !== null;
  }

  look(thing: string, anchor: Element, message?: string): void {
    const detail = this.layout.detail(this.view, this.content, thing, message);
    const bar = anchor.closest("header.prompt")?.getBoundingClientRect();
    this.lookAway();
    this.peek = detail && { detail, of: anchor, anchor: anchor.getBoundingClientRect(), bar };
  }

  /** The card of what is pointed at comes after a moment, unless one looks away before. */
  lookSoon(at: Element, show: () => void, patience: number): void {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => at.isConnected && show(), patience);
  }

  lookAway(): void {
    clearTimeout(this.#soon);
    this.peek = null;
  }

  // -- answering alone -------------------------------------------------------

  pass(span: string): void {
    const prompt = this.session.decision?.prompt.key;
    if (!prompt || !this.question.meant) return;
    const key = this.#spanKey(span);
    this.passes = [...this.passes, { seat: this.session.seat, prompt, span, key }];
    this.follow();
  }

  /**
   * Call after every change of the position: answers what need not be asked, hands over. An answer
   * that was given alone and taken back is asked for.
   */
  follow(): void {
    const { session } = this;
    const { position } = session;
    if (!position || session.past || session.sending || session.behind) return;
    this.#picked = this.picked;
    this.passes = standing(this.passes, (span) => this.#spanKey(span));
    this.#given = stillAnswered(this.#given, position.choices);
    const takenBack = this.#given.includes(position.choices);
    for (const decision of position.decisions) {
      const seat = decision.seats.find((each) => session.own.includes(each));
      if (seat === undefined) continue;
      const options = optionsFor(decision, seat);
      if (this.repeat && repeatEnds(decision, options, this.repeat)) this.repeat = null;
      const alone = takenBack
        ? null
        : (this.#answer(decision, options, seat) ?? this.#sensible(options));
      if (alone && !waitsForEyes(alone, session.unseen)) {
        if (alone.sensible) toasts.say(t("chosen-for-you", { option: this.optionText(alone) }));
        this.#given.push(position.choices);
        void session.choose(alone, seat, true);
        return;
      }
    }
    this.#handOver(position.waiting.filter((seat) => session.own.includes(seat)));
  }

  #answer(decision: AskedDecision, options: OfferedOption[], seat: number): OfferedOption | null {
    return answerAlone(decision, options, {
      single: settings.answerSingle && !this.layout.pauses?.includes(decision.prompt.key),
      passes: this.passes.filter((pass) => pass.seat === seat),
      repeat: this.repeat,
      spanKey: (span) => this.#spanKey(span),
      passVerb: (prompt) => this.layout.passings.find((each) => each.prompt === prompt)?.verb,
    });
  }

  #sensible(options: OfferedOption[]): OfferedOption | null {
    return (settings.answerSensible && options.find((each) => each.sensible)) || null;
  }

  #spanKey(span: string): string {
    const views = this.session.position?.views ?? {};
    return this.layout.spanKey(Object.values(views)[0] as View | undefined, span);
  }

  /** Say yes or no to what somebody else proposes. */
  cast(seat: number, yes: boolean): void {
    if (this.vote.meant) void this.session.ask({ type: "vote", seat, yes });
  }

  /** Nobody sits here any more. */
  leave(): void {
    this.question.forget();
    this.vote.forget();
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
      this.lookAway();
    }
  }

  /** Somebody takes the screen that is handed over. */
  takeOver(seat: number): void {
    if (this.question.meant) this.sitDown(seat);
  }

  /** The screen now belongs to the seat. */
  sitDown(seat: number): void {
    this.session.seat = seat;
    this.handover = null;
    this.#picked = [];
  }
}

export function useDesk<View>(): Desk<View> {
  return getContext<Desk<View>>(KEY);
}
