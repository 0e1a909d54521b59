/**
 * What a seat sees, read without knowing the game: numbers and words are chips, things are pieces in
 * rows, structs within structs are panels. What belongs to a seat stands with its player.
 */

import type { Face, FieldFacts } from "../../protocol";
import type { Texts } from "../../words/texts";
import { number as numeral } from "../../words/numbers";
import { textFor, thingName, titleOf, wordFor } from "./naming";

/** A number or a word; `seat`: it is a player. */
export interface Chip {
  kind: "chip";
  title: string;
  text: string;
  seat?: number;
}

export interface Row {
  kind: "row";
  title: string;
  pieces: Piece[];
}

export interface Panel {
  kind: "panel";
  title: string;
  parts: Part[];
}

export type Part = Chip | Row | Panel;

/** Something that can be pointed at. */
export interface Piece {
  /** As options name it; nothing if they cannot. */
  thing: string;
  title: string;
  face: Face | undefined;
  parts: Part[];
}

export interface Sheet {
  common: Part[];
  /** By seat. */
  seats: Part[][];
}

/** What was told of a thing in a phrase. */
export interface Told {
  message: string;
  label: string;
}

/** All that helps to read a view. */
export interface Knowledge {
  texts: Texts;
  face: (key: string) => Face | undefined;
  /** The face that a message names. */
  faceOf: (message: string | undefined) => Face | undefined;
  fields: ReadonlyMap<string, FieldFacts>;
  /** The kinds of things that lists of numbers turned out to hold. */
  kinds?: ReadonlyMap<string, string>;
  told?: (thing: string) => Told | undefined;
}

export type Struct = Record<string, unknown>;

const THING = /^[a-z][\w-]*:\S+$/;
/** Fields that say what a struct is called, the foremost first. */
const NAMES = ["name", "title", "card", "kind", "key", "item", "type", "id"];

export const isThing = (value: unknown): value is string =>
  typeof value === "string" && THING.test(value);

export const isStruct = (value: unknown): value is Struct =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isChip = (part: Part): part is Chip => part.kind === "chip";

export const isNumber = (value: unknown): value is number => typeof value === "number";

/** Nothing to show: left out, none, an empty list. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "" || value === false) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

/**
 * A struct for every seat, by seat: they name it, or they come in its order and have no name that
 * they could have instead.
 */
function bySeat(value: unknown, seats: number): [seat: number, struct: Struct][] | null {
  if (!Array.isArray(value) || value.length !== seats || !value.every(isStruct)) return null;
  const named = value.map((each) => each["seat"]).filter(isNumber);
  if (new Set(named).size === seats) return value.map((each) => [each["seat"] as number, each]);
  const nameless = value.every((each) => !NAMES.some((name) => name in each));
  return nameless && seats > 1 ? value.map((each, seat) => [seat, each]) : null;
}

/** What the table shows elsewhere: the moment, the end, the books. */
function isElsewhere(field: string, value: unknown): boolean {
  if (field === "round") return isNumber(value);
  if (field === "phase") return typeof value === "string";
  return field === "books" || field === "results";
}

export class Reader {
  readonly #known: Knowledge;

  constructor(known: Knowledge) {
    this.#known = known;
  }

  /** `own` is the seat that looks, −1 for nobody. */
  sheet(view: unknown, seats: number, own: number): Sheet {
    const found: Sheet = { common: [], seats: Array.from({ length: seats }, () => []) };
    const mine: Part[] = [];
    for (const [field, value] of Object.entries(isStruct(view) ? view : {})) {
      if (isElsewhere(field, value)) continue;
      const known = this.#known.fields.get(field);
      const structs = bySeat(value, seats);
      if (structs) {
        for (const [seat, struct] of structs)
          found.seats[seat]?.push(...this.parts(struct, "seat"));
      } else if (known?.seats && seats > 0 && Array.isArray(value)) {
        value.forEach((each, seat) => found.seats[seat]?.push(...this.#part(field, each)));
      } else if (known?.own && own >= 0) {
        mine.push(...this.#own(field, value));
      } else {
        found.common.push(...this.#part(field, value));
      }
    }
    found.seats[own]?.unshift(...mine);
    return found;
  }

  parts(struct: Struct, ...without: string[]): Part[] {
    return Object.entries(struct)
      .filter(([field]) => !without.includes(field))
      .flatMap(([field, value]) => this.#part(field, value));
  }

  /** An empty hand is a hand. */
  #own(field: string, value: unknown): Part[] {
    if (!Array.isArray(value) || value.length > 0) return this.#part(field, value);
    return [this.#row(field, [])];
  }

  #part(field: string, value: unknown): Part[] {
    if (isEmpty(value)) return [];
    if (Array.isArray(value)) return this.#list(field, value);
    if (isStruct(value)) return this.#struct(field, value);
    if (isNumber(value)) return this.#number(field, value);
    if (isThing(value)) return [this.#row(field, [this.#thing(value)])];
    return [this.#chip(field, typeof value === "string" ? this.#word(field, value) : "")];
  }

  #struct(field: string, value: Struct): Part[] {
    if (isThing(value["id"])) return [this.#row(field, [this.piece(field, value)])];
    const parts = this.parts(value);
    return parts.length > 0 ? [this.#panel(field, parts)] : [];
  }

  #number(field: string, value: number): Part[] {
    const kind = field === "seat" ? field : this.#kindOf(field);
    if (kind === undefined) return [this.#chip(field, numeral(value))];
    if (value < 0) return [];
    if (kind === "seat") return [{ ...this.#chip(field, ""), seat: value }];
    return [this.#row(field, [this.#numbered(kind, value)])];
  }

  #list(field: string, value: unknown[]): Part[] {
    const items = value.filter((each) => each !== null && each !== "");
    const pieces = this.#pieces(field, items);
    if (pieces) return [this.#row(field, pieces)];
    if (items.every(isNumber) && this.#kindOf(field) === undefined)
      return [this.#chip(field, items.map(numeral).join(" · "))];
    if (items.every((each) => typeof each === "string"))
      return [this.#chip(field, items.map((each) => this.#word(field, each)).join(", "))];
    const parts = items.flatMap((each) => this.#part(field, each));
    return items.every(isNumber) ? parts : [this.#panel(field, parts)];
  }

  /** A list of things is a row. */
  #pieces(field: string, items: unknown[]): Piece[] | null {
    const kind = this.#kindOf(field);
    if (items.every(isStruct)) return items.map((each) => this.piece(field, each));
    if (items.every(isThing)) return items.map((each) => this.#thing(each));
    if (kind === undefined || kind === "seat" || !items.every(isNumber)) return null;
    return items.map((each) => this.#numbered(kind, each));
  }

  #kindOf(field: string): string | undefined {
    return this.#known.fields.get(field)?.thing ?? this.#known.kinds?.get(field);
  }

  #word(field: string, value: string): string {
    return this.#known.face(value)?.title ?? wordFor(this.#known.texts, field, value);
  }

  #chip(field: string, text: string): Chip {
    return { kind: "chip", title: titleOf(this.#known.texts, field), text };
  }

  #panel(field: string, parts: Part[]): Panel {
    return { kind: "panel", title: titleOf(this.#known.texts, field), parts };
  }

  #row(field: string, pieces: Piece[]): Row {
    return { kind: "row", title: titleOf(this.#known.texts, field), pieces };
  }

  /** A struct of the list `field`. */
  piece(field: string, struct: Struct): Piece {
    const { texts } = this.#known;
    const thing = isThing(struct["id"]) ? struct["id"] : "";
    const fields = Object.entries(struct).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== thing,
    );
    const printed = fields.find(([, value]) => this.#known.face(value));
    const named = printed ?? this.#named(fields);
    const face = printed && this.#known.face(printed[1]);
    const title =
      face?.title ??
      (named && wordFor(texts, ...named)) ??
      (thing ? this.#thing(thing).title : titleOf(texts, field.replace(/s$/, "")));
    const said = [thing ? "id" : "", named?.[0] ?? ""];
    return { thing, title, face, parts: this.parts(struct, ...said) };
  }

  /** The field that says what a struct is called: one of the usual ones, or one that has a text. */
  #named(fields: [string, string][]): [string, string] | undefined {
    const usual = NAMES.map((name) => fields.find(([field]) => field === name));
    return (
      usual.find((each) => each !== undefined) ??
      fields.find(([field, value]) => textFor(this.#known.texts, field, value) !== undefined)
    );
  }

  #numbered(kind: string, value: number): Piece {
    const piece = this.#thing(`${kind}:${value}`);
    return this.#known.told?.(piece.thing) ? piece : { ...piece, title: numeral(value) };
  }

  #thing(thing: string): Piece {
    const { texts, told, faceOf } = this.#known;
    const name = told?.(thing);
    const said = name && [texts.say(name.message), name.label].filter(Boolean).join(" ");
    const face = faceOf(name?.message);
    return { thing, title: said ?? thingName(texts, thing), face, parts: [] };
  }
}
