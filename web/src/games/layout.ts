/** What the shared table needs to know of a game in order to show it. No rules: only where things lie. */

import type { Component } from "svelte";
import type { GameContent } from "../table/content.svelte";
import type { OfferedOption, PromptKey, ToldEvent, Verb } from "../protocol";
import type { Detail, Face } from "../widgets/card";
import type { Sources } from "../words/language.svelte";

/** A question that may be passed for a while: its prompt, the option that passes, and how long. */
export interface Passing {
  prompt: PromptKey;
  verb: Verb;
  spans: string[];
}

/** How a game shows what happens, where it shows it in its own way. */
export interface StageLayout<View = unknown> {
  /** The card of whoever acts, with the line that is being carried out, and why. */
  Actor?: Component<{ act: ToldEvent; thing: string }>;
  /** Dice or cards that come to light; null: the board shows them itself. */
  Revealed?: Component<{ event: ToldEvent }> | null;
  /** Null: the board shows sums itself, where they hide nothing. */
  Sum?: null;
  /** What everybody stops for. */
  Moment?: Component<{ event: ToldEvent }>;
  /** What stands on the board for a thing that acts: the figure of a seat, for instance. */
  figureOf?(view: View, thing: string): string;
}

/** What can be looked up without a table: kinds of faces, in the order of their headings. What would
 * give a story away is not among them. */
export interface LookedUp {
  kinds: readonly string[];
  face(content: GameContent, key: string): Face;
}

/** `View` is what a seat sees, as the server's own types say. */
export interface GameLayout<View = unknown> {
  Table: Component;
  /** Texts that only its table needs. */
  texts?: Sources;
  /** Its board needs the width: the log begins folded, unless the screen is very wide. */
  broad?: true;
  /** What lies before whoever sits at this screen: below, as wide as the page. */
  Own?: Component;
  /** What the game brought each seat, on the last screen. */
  Summary?: () => Promise<{ default: Component }>;
  passings: Passing[];
  /** Questions that wait for an answer even if there is only one: there is something to read. */
  pauses?: PromptKey[];
  /** What a span ("battle", "round") is called at this moment. */
  spanKey(view: View | undefined, span: string): string;
  /** Some questions have an answer that nobody would want otherwise: it may be given and told. */
  sensible?: true;
  /** The things that an option is drawn on, the foremost first. */
  thingsOf(option: OfferedOption, seat: number): string[];
  /** Questions whose answers stand in the prompt bar, even if all of them sit on things. */
  spoken?: ReadonlySet<PromptKey>;
  /** Verbs whose options always stand there, wherever they sit. */
  told?: ReadonlySet<Verb>;
  /** Answers that hardly anybody wants: shown, but not offered with gold. */
  asides?: ReadonlySet<Verb>;
  /** Does the thing lie in sight of the seat? Others are laid out when they can be chosen. */
  inSight(view: View, seat: number, thing: string): boolean;
  /** The large card of a thing; `message` names it where the view does not show it. */
  detail(view: View, content: GameContent, thing: string, message?: string): Detail | null;
  /** What its codex shows; without it, every card of its catalogue. */
  codex?: LookedUp;
  /** Events that the log need not repeat, because the line before says the same. */
  quiet(event: ToldEvent): boolean;
  /** Events with which a part of the log begins. */
  heading(event: ToldEvent): boolean;
  /** What is special about how acts are shown; without it they are shown as in any game. */
  stage?: StageLayout<View>;
  /** The icon of a value in the log (a die's face), by its text key. */
  valueIcon(message: string): string | undefined;
  /** The title of the last screen, where nothing can be won. */
  ending?: string;
  /** What an answer is called at a certain question, where its own words would not tell. */
  saying?(
    option: OfferedOption,
    prompt: PromptKey,
    content: GameContent,
    view: View,
  ): string | undefined;
  /** Keys of its own, by their texts (`key-m`). */
  keys?: string[];
  /** Where the game stands, in a few words: "round 3 · battle". */
  moment(view: View, content: GameContent): string;
}
