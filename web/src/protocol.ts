/** What travels between server and client (docs/protocol.md). */

export type Language = "en" | "ru";

// -- before the game ---------------------------------------------------------

export type OptionValue = string | number | boolean;
export type PlayerKind = "person" | "open" | "bot";
export type BotLevel = "easy" | "normal" | "hard";
export type UndoPolicy = "free" | "agreement" | "mark";

export interface GameFormat {
  name: string;
  seats: number[];
}

export interface TableOption {
  name: string;
  choices: OptionValue[];
  default: OptionValue;
  rule: string;
}

export interface GameInfo {
  id: string;
  formats: GameFormat[];
  options: TableOption[];
}

export interface PlayerSetup {
  kind: PlayerKind;
  name?: string;
  level?: BotLevel;
}

export interface NewTable {
  game: string;
  format: string;
  seats: number;
  options: Record<string, OptionValue>;
  name: string;
  undo: UndoPolicy;
  players: PlayerSetup[];
}

export interface TableCreated {
  table: string;
  host_token: string;
  tokens: Record<string, string>;
  invitation: string;
}

export interface SeatTaken {
  seat: number;
  token: string;
}

export type TableState = "open" | "playing" | "finished";

export interface SeatInfo {
  seat: number;
  kind: PlayerKind;
  name?: string | null;
  level?: BotLevel | null;
  here: boolean;
}

export interface TableFacts {
  table: string;
  game: string;
  format: string;
  name: string;
  undo: UndoPolicy;
  seats: SeatInfo[];
  state: TableState;
  round: number;
  results: number[];
}

export interface MyTable extends TableFacts {
  own: number[];
  your_turn: boolean;
}

// -- the content of a game ---------------------------------------------------

export interface Keyword {
  key: string;
  text: string;
  rule: string;
}

export interface CatalogueCard {
  key: string;
  message: string;
  title: string;
  kind: string;
  family: string;
  icon: string;
  numbers: Record<string, number>;
  marks: string[];
  types: string[];
  text: string[];
  keywords: Keyword[];
}

export interface Rule {
  id: string;
  text: string;
  notes: string[];
}

export interface RuleSection {
  title: string;
  rules: Rule[];
}

export interface RuleChapter {
  title: string;
  sections: RuleSection[];
}

// -- at the table ------------------------------------------------------------

export interface Named {
  message: string;
  thing: string;
}

export type PhraseValue = number | Named;

export interface Phrase {
  key: string;
  args: Record<string, PhraseValue>;
}

export interface Option {
  id: string;
  verb: string;
  things: string[];
  phrase: Phrase;
  seat?: number | null;
}

export interface Decision {
  seats: number[];
  prompt: Phrase;
  rule: string;
  options: Option[];
}

export interface TableEvent {
  phrase: Phrase;
  rule: string;
  chooser?: number | null;
  forced?: boolean;
  values?: Named[] | null;
}

export interface Proposal {
  seat: number;
  to: number;
  yes: number[];
}

/** A position; `View` is what the game shows a seat. */
export interface Position<View = unknown> {
  seq: number;
  choices: number;
  views: Record<string, View>;
  decisions: Decision[];
  waiting: number[];
  events: TableEvent[];
  undo_free_to: number;
  results: number[];
  proposal?: Proposal | null;
  seed?: string | null;
}

export type FromServer =
  | { type: "welcome"; table: TableFacts; own: number[]; seed_hash: string; since: number }
  | ({ type: "position" } & Position)
  | ({ type: "looked"; ref: number; at: number } & Position)
  | { type: "done"; ref: number }
  | { type: "error"; ref?: number | null; code: string; message: string }
  | { type: "hint"; ref: number; seat: number; option: string; at: number }
  | { type: "why"; ref: number; thing: string; rule?: string | null; message?: string | null }
  | { type: "chat"; seat: number; text: string }
  | { type: "seats"; seats: SeatInfo[]; state: TableState };

export type ToServer =
  | { type: "choose"; seat: number; option: string; at: number }
  | { type: "undo"; seat: number; to: number }
  | { type: "vote"; seat: number; yes: boolean }
  | { type: "hint"; seat: number }
  | { type: "why"; seat: number; thing: string }
  | { type: "look"; at: number }
  | { type: "chat"; seat: number; text: string }
  | { type: "rename"; seat: number; name: string }
  | { type: "resign"; seat: number }
  | { type: "leave"; seat: number }
  | { type: "bot"; seat: number; level: BotLevel }
  | { type: "take"; seat: number }
  | { type: "rematch" };
