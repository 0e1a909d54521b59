/** What travels between server and client (docs/protocol.md). */

export type Language = "en" | "ru";

// -- before the game ---------------------------------------------------------

export type OptionValue = string | number | boolean;
export type SeatKind = "person" | "open" | "bot";
export type Level = "easy" | "normal" | "hard";
export type UndoPolicy = "free" | "agreement" | "mark";
export type Stage = "open" | "playing" | "finished";

export interface FormatFacts {
  name: string;
  seats: number[];
}

export interface OptionFacts {
  name: string;
  choices: OptionValue[];
  default: OptionValue;
  rule: string;
}

export interface GameFacts {
  id: string;
  formats: FormatFacts[];
  options: OptionFacts[];
}

export interface Player {
  kind: SeatKind;
  name?: string;
  level?: Level;
}

export interface NewTable {
  game: string;
  format: string;
  players: Player[];
  options?: Record<string, OptionValue>;
  name?: string;
  undo?: UndoPolicy | null;
}

export interface Created {
  table: string;
  host_token: string;
  tokens: Record<string, string>;
  invitation: string;
}

export interface SatDown {
  seat: number;
  token: string;
}

export interface SeatFacts {
  kind: SeatKind;
  name: string;
  level: string;
  here: boolean;
}

export interface TableFacts {
  table: string;
  name: string;
  game: string;
  format: string;
  options: Record<string, OptionValue>;
  undo: UndoPolicy;
  state: Stage;
  seats: SeatFacts[];
  choices: number;
  created: number;
  changed: number;
  waiting?: number[];
  round?: number | null;
  results?: number[];
  resigned?: number[];
  rematch?: string;
  parent?: string;
}

export interface MyTable {
  table: TableFacts;
  seats: number[];
  host: boolean;
  your_turn: boolean;
}

// -- the content of a game ---------------------------------------------------

export interface Face {
  key: string;
  title: string;
  kind: string;
  family: string;
  icon: string;
  family_kind?: string;
  epithet?: string;
  numbers?: Record<string, number>;
  marks?: string[];
  types?: string[];
  text?: string[];
  keywords?: string[];
  copies?: number;
}

export interface RuleText {
  id: string;
  text: string;
  notes?: string[];
}

export interface RuleSection {
  title: string;
  rules: RuleText[];
}

export interface RuleChapter {
  title: string;
  sections: RuleSection[];
}

// -- at the table ------------------------------------------------------------

export interface Named {
  message: string;
  thing?: string;
}

export type ArgumentValue = number | Named;

export interface Phrase {
  key: string;
  args: Record<string, ArgumentValue>;
}

export interface OfferedOption {
  id: string;
  verb: string;
  things: string[];
  phrase: Phrase;
  seat?: number | null;
}

export interface AskedDecision {
  seats: number[];
  prompt: Phrase;
  rule: string;
  options: OfferedOption[];
  secret?: boolean;
}

export interface ToldEvent {
  at: number;
  phrase: Phrase;
  rule: string;
  chooser?: number | null;
  forced?: boolean;
  values?: ArgumentValue[];
}

export interface ProposalFacts {
  seat: number;
  to: number;
  waiting: number[];
}

export interface ChatLine {
  type: "chat";
  seq: number;
  time: number;
  name: string;
  text: string;
  seat?: number | null;
}

export interface Welcome {
  type: "welcome";
  table: TableFacts;
  seq: number;
  own: number[];
  host: boolean;
  seed_hash: string;
  talk: ChatLine[];
}

export interface PositionMessage {
  type: "position";
  seq: number;
  choices: number;
  state: Stage;
  views: Record<string, unknown>;
  decisions: AskedDecision[];
  waiting: number[];
  events_since: number;
  events: ToldEvent[];
  undo_free_to: number;
  last_choice?: Record<string, number>;
  results?: number[];
  proposal?: ProposalFacts | null;
  seed?: string;
}

export interface Looked {
  type: "looked";
  ref: number;
  at: number;
  views: Record<string, unknown>;
  events: ToldEvent[];
}

export type ServerMessage =
  | Welcome
  | PositionMessage
  | Looked
  | ChatLine
  | { type: "done"; ref: number; seq: number }
  | { type: "error"; code: string; message: string; ref?: number | null }
  | { type: "hint"; ref: number; seat: number; option: string; at: number }
  | { type: "why"; ref: number; seat: number; thing: string; rule?: string; message?: string }
  | { type: "log"; ref: number; since: number; until: number; events: ToldEvent[] }
  | { type: "seats"; seq: number; table: TableFacts; own: number[]; host: boolean }
  | { type: "seated"; ref: number; seat: number; token: string }
  | {
      type: "voted";
      seq: number;
      seat: number;
      yes: boolean;
      outcome: "open" | "agreed" | "refused";
    }
  | { type: "rematch"; seq: number; table: string };

export type ClientMessage =
  | { type: "choose"; seat: number; option: string; at: number }
  | { type: "undo"; seat: number; to: number; at: number }
  | { type: "vote"; seat: number; yes: boolean }
  | { type: "hint"; seat: number; level?: Level }
  | { type: "why"; seat: number; thing: string }
  | { type: "look"; at: number; seats?: number[] }
  | { type: "log"; since: number; until: number }
  | { type: "chat"; text: string; seat?: number; name?: string }
  | { type: "rename"; name: string; seat?: number }
  | { type: "resign"; seat: number }
  | { type: "leave"; seat: number }
  | { type: "bot"; seat: number; level?: Level }
  | { type: "take"; seat: number; name?: string }
  | { type: "open"; seat: number }
  | { type: "rematch"; seat: number };
