/** A table as this browser sits at it: what the server told, and what is sent to it. */

import { Live, type Link } from "../net/live";
import { Refused } from "../net/api";
import { keepToken, tokensOf } from "../net/tokens";
import type {
  AdviceMessage,
  AskedDecision,
  ChatLine,
  ClientMessage,
  HintMessage,
  Level,
  OfferedOption,
  PositionMessage,
  ServerMessage,
  TableFacts,
  ToldEvent,
} from "../protocol";
import { t, words } from "../words/language.svelte";
import { settings } from "../look/settings.svelte";
import { kindOf, WEIGHTY } from "../stage/acts";
import { applied } from "../stage/changes";
import { Director } from "../stage/director.svelte";
import { Sound } from "../stage/sound";
import { Stage } from "../stage/stage.svelte";
import { SPEEDS } from "../stage/tempo";
import { optionsFor, sameQuestion } from "./choices";
import { Comforts } from "./comforts.svelte";
import { learnTexts } from "./comfort";
import { complain } from "./complaining";
import { History, type PastPosition } from "./history.svelte";
import { joined } from "./log";
import { seatName } from "./names";
import type { Replay } from "./replay.svelte";
import { Seen, type Wish } from "./seen";
import { toasts } from "./toasts.svelte";

const SPECTATOR = -1;
const EARLIER = 60;
const TIME_TO_THINK = 60_000;

export class Session {
  readonly table: string;
  readonly comforts = new Comforts();
  facts = $state.raw<TableFacts | null>(null);
  own = $state.raw<number[]>([]);
  host = $state(false);
  seedHash = $state("");
  link = $state<Link>("connecting");
  missing = $state(false);
  stopped = $state(false);
  /** Are the books there that a view tells of? Until they are, nothing is asked. */
  reads = $state.raw<(books: string[]) => boolean>(() => true);
  /** The position that is shown. */
  position = $state.raw<PositionMessage | null>(null);
  /** The position as the server told it last; while others act it may be ahead of what is shown. */
  newest = $state.raw<PositionMessage | null>(null);
  /** The views as they are while something happens before our eyes. */
  #staged = $state.raw<Record<string, unknown> | null>(null);
  /** What happened while nobody could see it. */
  missed = $state.raw<ToldEvent[]>([]);
  /** Some of that happened while nobody looked at the page. */
  wasAway = $state(false);
  /** The bots wait until somebody here lets them go on. */
  paused = $state(false);
  log = $state.raw<ToldEvent[]>([]);
  /** How much of the talk has been seen. */
  talkRead = $state(0);
  /** The log is known from this choice on; −1: from the deal. */
  logSince = $state(-1);
  talk = $state.raw<ChatLine[]>([]);
  /** Through whose eyes the table is seen. */
  seat = $state(SPECTATOR);
  sending = $state(false);
  hint = $state.raw<HintMessage | null>(null);
  thinking = $state(false);

  readonly sound = new Sound(() => settings.volume);
  /** What the names and icons of things are; the game's texts come with its table. */
  say: (message: string) => string = (message) => message;
  icon: (message: string) => string | undefined = () => undefined;
  /** What stands on the board for a thing that acts. */
  figureOf: (thing: string) => string = (thing) => thing;
  readonly director = new Director(
    {
      say: (message) => this.say(message),
      icon: (message) => this.icon(message),
      figureOf: (thing) => this.figureOf(thing),
    },
    this.sound,
  );
  readonly stage = new Stage({
    speed: () => this.#speed,
    stepwise: () => settings.stepwise || this.facts?.options["tutorial"] === true,
    own: () => this.own.filter((seat) => !this.handed.includes(seat)),
    tell: (event) => this.#tell(event),
    show: (position) => this.#show(position),
    perform: (event, beat, happen) => this.director.perform(event, beat, happen),
    missed: (events) => this.#miss(events),
  });
  readonly history = new History(
    {
      most: () => this.position?.choices ?? 0,
      least: () => this.facts?.begins ?? 0,
      ask: (message) => this.#live.ask(message),
      complain: (fault) => this.#complain(fault),
      speed: () => SPEEDS[settings.speed] || SPEEDS.fast,
      turned: (away) => this.stage.lookAway(away),
    },
    this.director,
  );
  readonly #live: Live;
  #entered = false;
  /** The seat that we are about to hand to a bot. */
  #handing: number | null = null;
  readonly #seen = new Seen((seq) => this.#tellSeen(seq));

  constructor(table: string) {
    this.table = table;
    this.#live = new Live(table, () => tokensOf(table), {
      heard: (message) => this.#heard(message),
      link: (state) => {
        this.link = state;
        if (state === "lost") this.sending = false;
        if (state === "closed" && !this.facts) this.missing = true;
      },
    });
    document.addEventListener("visibilitychange", this.#look);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#look);
    this.history.replay.stop();
    this.stage.forget();
    this.#live.close();
  }

  // -- how it stands ---------------------------------------------------------

  /** What the seat sees: now, or at the point of the past that is looked at. */
  get view(): unknown {
    const views = this.past?.views ?? this.#staged ?? this.position?.views;
    return views?.[String(this.looksFrom)] ?? (views && Object.values(views)[0]);
  }

  /** The past position that is looked at. */
  get past(): PastPosition | null {
    return this.history.shown;
  }

  /** What is played now: what happens, or what has happened. */
  get scene(): Stage | Replay["stage"] {
    return this.history.replay.running ? this.history.replay.stage : this.stage;
  }

  /** The seat from which the table is drawn. */
  get looksFrom(): number {
    return this.history.eye ?? this.seat;
  }

  /** What the seat is asked, unless it looks at the past or has just answered. */
  get decision(): AskedDecision | null {
    if (this.past || this.sending || this.behind || !this.position) return null;
    if (!this.reads((this.view as { books?: string[] } | undefined)?.books ?? [])) return null;
    return this.#askedIn(this.position);
  }

  #askedIn(position: PositionMessage | null): AskedDecision | null {
    return position?.decisions.find((each) => each.seats.includes(this.seat)) ?? null;
  }

  get options(): OfferedOption[] {
    return optionsFor(this.decision, this.seat);
  }

  /** Has something weighty happened that whoever sits here has not seen yet? */
  get unseen(): boolean {
    return document.hidden || this.missed.some((event) => WEIGHTY.has(kindOf(event)));
  }

  /** Is something newer than what is shown? */
  get behind(): boolean {
    return this.position !== this.newest;
  }

  get finished(): boolean {
    return this.position?.state === "finished";
  }

  /** Does this browser hold every seat that a person plays? */
  get alone(): boolean {
    const seats = this.facts?.seats ?? [];
    return seats.every((seat, number) => seat.kind === "bot" || this.own.includes(number));
  }

  /** The seats at this screen that a bot plays for us. */
  get handed(): number[] {
    const seats = this.facts?.seats ?? [];
    return this.own.filter((seat) => seats[seat]?.kind === "bot");
  }

  /** Does nobody at this screen play in person? */
  get watching(): boolean {
    return this.handed.length === this.own.length;
  }

  /** Do only bots go on here, for us or among themselves? */
  get botsPlay(): boolean {
    const alone = this.facts?.seats.every((seat) => seat.kind === "bot") ?? false;
    return !this.finished && this.watching && (this.handed.length > 0 || alone);
  }

  /** The seats whose bots find no answer. */
  get stuck(): number[] {
    const seats = this.facts?.seats ?? [];
    return seats.flatMap((seat, number) => (seat.stuck === true ? [number] : []));
  }

  nameOf = (seat: number): string => seatName(this.facts?.seats ?? [], seat);

  // -- hearing ---------------------------------------------------------------

  #heard(message: ServerMessage): void {
    this.comforts.hear(message);
    switch (message.type) {
      case "welcome":
        this.facts = message.table;
        this.host = message.host;
        this.seedHash = message.seed_hash;
        this.talk = message.talk;
        this.#seen.forget();
        this.#sitAt(message.own);
        break;
      case "position":
        this.#moved(message);
        break;
      case "seats":
        this.facts = message.table;
        this.host = message.host;
        this.#sitAt(message.own);
        break;
      case "chat":
        this.talk = [...this.talk, message];
        break;
      case "voted":
        if (message.outcome === "refused") {
          toasts.say(t("undo-refused", { name: this.nameOf(message.seat) }));
        } else if (message.outcome === "withdrawn" && !this.own.includes(message.seat)) {
          void learnTexts().then(() =>
            toasts.say(t("proposal-withdrawn", { name: this.nameOf(message.seat) })),
          );
        }
        break;
      case "rematch":
        if (this.facts) this.facts = { ...this.facts, rematch: message.table };
        break;
      case "error":
        if (message.code === "no_such_table") this.missing = true;
        if (message.code === "stopped") this.stopped = true;
        break;
    }
  }

  #sitAt(own: number[]): void {
    this.own = own;
    if (own.length === 0) this.seat = SPECTATOR;
    else if (!own.includes(this.seat)) this.seat = own[0] ?? SPECTATOR;
    if (this.#handing !== null && this.handed.includes(this.#handing)) this.#handing = null;
    this.#look();
  }

  #moved(position: PositionMessage): void {
    const before = this.newest;
    this.newest = position;
    if (!before || position.events_since < before.choices) this.stage.forget();
    this.stage.arrive(position);
    if (position.state === "finished" && this.behind && this.undoTo !== undefined) {
      this.stage.hold();
    }
  }

  // -- watching --------------------------------------------------------------

  /** How many times as long as usual acts are shown. Who only watches sees every one, moving or not,
   * and a seat that was handed to a bot is never played faster than the eye. */
  get #speed(): number {
    if (document.hidden) return 0;
    const speed = SPEEDS[settings.speed];
    if (!this.watching) return settings.pace(speed);
    return speed || (this.handed.length > 0 ? SPEEDS.fast : 0);
  }

  get #wish(): Wish {
    if (this.watching && (this.paused || document.hidden)) return "wait";
    return this.#handing !== null || this.#speed > 0 ? "watch" : "hurry";
  }

  /** Let the server know what is before our eyes. */
  readonly #look = (): void => {
    const { position } = this;
    if (position && this.#entered && !this.behind) this.#seen.say(position.seq, this.#wish);
  };

  async #tellSeen(seq: number | null): Promise<boolean> {
    try {
      await this.#live.ask({ type: "seen", ...(seq === null ? {} : { seq }) });
      return true;
    } catch (fault) {
      return !(fault instanceof Refused && fault.code === "too_fast");
    }
  }

  /** The table is before our eyes now. */
  enter(): void {
    this.#entered = true;
    this.#look();
  }

  /** The bots wait, and so does what they are doing before our eyes. */
  pause(paused: boolean): void {
    this.paused = paused;
    this.stage.pause(paused);
    this.#look();
  }

  togglePause(): void {
    if (this.botsPlay && !this.past) this.pause(!this.paused);
    else this.scene.toggle();
  }

  /** Straight to how it stands after what is shown. */
  catchUp(): void {
    this.scene.skip();
  }

  /** An act is before our eyes: what changed with it, and its line. */
  #tell(event: ToldEvent): void {
    const views = { ...(this.#staged ?? this.position?.views) };
    for (const [seat, changes] of Object.entries(event.changes ?? {})) {
      views[seat] = applied(views[seat], changes);
    }
    this.#staged = views;
    if (!this.log.includes(event)) this.log = [...this.log, event];
  }

  /** Who could not see it, or wants to see nothing move, is told; who has just come has the log. */
  #miss(events: ToldEvent[]): void {
    if (!this.#entered) return;
    if (document.hidden || (settings.pace(1) === 0 && !this.watching)) {
      this.missed = [...this.missed, ...events];
      this.wasAway ||= document.hidden;
    }
  }

  #show(position: PositionMessage): void {
    this.#staged = null;
    this.director.clear();
    const before = this.#askedIn(this.position);
    const takenBack = position.choices < (this.position?.choices ?? 0);
    if (this.log.length === 0) this.logSince = position.events_since;
    this.log = joined(this.log, position.events_since, position.events);
    this.position = position;
    this.sending = false;
    if (takenBack || !sameQuestion(before, this.#askedIn(position))) this.hint = null;
    if (this.facts) {
      const { state, waiting, choices } = position;
      this.facts = { ...this.facts, state, waiting, choices, results: position.results ?? [] };
    }
    this.#look();
  }

  // -- acting ----------------------------------------------------------------

  /** Send; a refusal is said aloud and answered with null. */
  async ask(message: ClientMessage): Promise<ServerMessage | null> {
    try {
      return await this.#live.ask(message);
    } catch (fault) {
      this.#complain(fault, "stale");
      return null;
    }
  }

  #complain(fault: unknown, ...silent: string[]): void {
    if (fault instanceof Refused && fault.code !== "offline" && !silent.includes(fault.code)) {
      complain(fault);
    }
  }

  /** `alone`: the table answers for whoever sits there, as they have asked it to. */
  async choose(option: OfferedOption, seat: number = this.seat, alone = false): Promise<void> {
    const position = this.position;
    if (!position || this.sending || this.behind) return;
    this.hint = null;
    this.sending = true;
    const answer = await this.ask({
      type: "choose",
      seat,
      option: option.id,
      at: position.choices,
      ...(alone ? { alone } : {}),
    });
    if (!answer) this.sending = false;
  }

  /** Take back the last own choice, or everything after the first `to`. */
  async undo(to: number | undefined = this.undoTo): Promise<void> {
    const position = this.newest;
    if (to === undefined || !position || this.own.length === 0) return;
    const free = to >= position.undo_free_to;
    const done = await this.ask({ type: "undo", seat: this.seat, to, at: position.choices });
    if (done) toasts.say(free ? t("undone") : t("undo-proposed"));
  }

  /** The number of choices before the last own one of this screen. */
  get undoTo(): number | undefined {
    const last = Object.values(this.newest?.last_choice ?? {});
    return last.length > 0 ? Math.max(...last) : undefined;
  }

  async askHint(): Promise<void> {
    if (!this.decision || this.thinking) return;
    this.thinking = true;
    try {
      const answer = await this.#live.ask({ type: "hint", seat: this.seat }, TIME_TO_THINK);
      if (answer.type === "hint") this.hint = answer;
    } catch (fault) {
      this.#complain(fault);
    } finally {
      this.thinking = false;
    }
  }

  /** What an adviser of the game says about the position, in the language of this screen. */
  async advice<Answer>(adviser: string): Promise<Answer> {
    const { language } = words;
    const asked = { type: "advice", seat: this.seat, adviser, language } as const;
    const { answer } = (await this.#live.ask(asked, TIME_TO_THINK)) as AdviceMessage;
    return answer as Answer;
  }

  /** Look at the position after so many choices; null returns to the present. */
  async look(at: number | null): Promise<void> {
    await this.history.look(at);
  }

  /** The lines of the log before the earliest one known. */
  async loadEarlier(): Promise<void> {
    const until = this.logSince;
    const since = Math.max(-1, until - EARLIER);
    const answer = await this.ask({ type: "log", since, until });
    if (answer?.type !== "log") return;
    this.logSince = answer.since <= 0 ? -1 : answer.since;
    this.log = [...answer.events, ...this.log.filter((event) => event.at > until)];
  }

  /** A bot plays the seat from now on; not before it is sure to wait for us. */
  async handToBot(seat: number, level: Level): Promise<void> {
    this.pause(false);
    this.#handing = this.own.includes(seat) ? seat : null;
    this.#look();
    if (!(await this.ask({ type: "bot", seat, level }))) this.#handing = null;
  }

  /** The seats at this screen are free again: anyone with the link may sit down there. */
  async leave(): Promise<boolean> {
    for (const seat of [...this.own]) {
      if (!(await this.ask({ type: "leave", seat }))) return false;
    }
    return true;
  }

  async takeSeat(seat: number, name: string): Promise<void> {
    const answer = await this.ask({ type: "take", seat, name });
    if (answer) this.catchUp();
    if (answer?.type === "seated") {
      keepToken(this.table, answer.seat, answer.token);
      this.reconnect();
    }
  }

  /** Say hello again, with a token that has just been given out. */
  reconnect(): void {
    this.log = [];
    this.#live.reconnect();
  }
}
