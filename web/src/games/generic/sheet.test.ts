import { describe, expect, test } from "vitest";
import type { Face, FieldFacts } from "../../protocol";
import { Texts } from "../../words/texts";
import { kindsIn, liesIn, structOf } from "./lying";
import { Reader, type Knowledge, type Part } from "./sheet";
import { phrasesOf, toldIn } from "./telling";

const texts = new Texts(
  "en",
  `
view-hand = Your hand
phase-battle = Battle
colour-red = Crimson
card-fox = Fox
`,
);
const fox: Face = { key: "fox", title: "Fox", kind: "card", family: "fox", icon: "fox-head" };
const known = (more: Partial<Knowledge> = {}, ...fields: FieldFacts[]): Reader =>
  new Reader({
    texts,
    face: (key) => (key === "fox" ? fox : undefined),
    faceOf: (message) => (message === "card-fox" ? fox : undefined),
    fields: new Map(fields.map((field) => [field.name, field])),
    ...more,
  });

/** A part in a few words: `Deck 12`, `Your hand [Fox]`. */
function brief(part: Part): string {
  if (part.kind === "panel") return `${part.title} {${part.parts.map(brief).join(", ")}}`;
  if (part.kind === "row")
    return `${part.title} [${part.pieces
      .map(({ title, parts }) => [title, ...parts.map(brief)].join(" "))
      .join(", ")}]`;
  return part.seat === undefined
    ? `${part.title} ${part.text}`.trim()
    : `${part.title} #${part.seat}`;
}

const common = (view: object, reader = known()): string[] =>
  reader.sheet(view, 2, 0).common.map(brief);

describe("what is common", () => {
  test("numbers, words and marks are chips by name", () => {
    const view = {
      hand_size: 3,
      phase: 2,
      mood: "so_so",
      colours: ["red"],
      won: true,
      lost: false,
    };
    expect(common(view)).toEqual([
      ...["Hand size 3", "Phase 2", "Mood So so", "Colours Crimson", "Won"],
    ]);
  });

  test("round, phase, books and results stand elsewhere, and nothing is not shown", () => {
    const view = { round: 3, phase: "battle", books: ["a"], results: [1], note: null, gone: [] };
    expect(common(view)).toEqual([]);
  });

  test("structs with an id are pieces, others are panels", () => {
    const view = {
      attack: { power: 3, target: { id: "foe:1", name: "wolf" } },
      market: [{ id: "card:7", card: "fox", price: 2 }],
    };
    expect(common(view)).toEqual(["Attack {Power 3, Target [Wolf]}", "Market [Fox Price 2]"]);
    const [, market] = known().sheet(view, 2, 0).common;
    expect(market).toMatchObject({ pieces: [{ thing: "card:7", face: fox }] });
  });

  test("ids in lists are things, and things are called as they were told", () => {
    const told = () => ({ message: "card-fox", label: "2" });
    expect(common({ row: ["card:7"] }, known({ told }))).toEqual(["Row [Fox 2]"]);
    expect(common({ row: ["card:7"] })).toEqual(["Row [Card 7]"]);
  });

  test("numbers are things where the view says so", () => {
    const reader = known({}, { name: "row", thing: "card" }, { name: "leader", thing: "seat" });
    expect(common({ row: [4, 7], leader: 1 }, reader)).toEqual(["Row [4, 7]", "Leader #1"]);
    expect(common({ leader: -1 }, reader)).toEqual([]);
    expect(common({ row: [4, 7] })).toEqual(["Row 4 · 7"]);
  });
});

describe("what is a player's", () => {
  const seats = (view: object, reader = known(), own = 0): string[][] =>
    reader.sheet(view, 2, own).seats.map((parts) => parts.map(brief));

  test("structs that name their seats, in any order", () => {
    const view = {
      players: [
        { seat: 1, name: "b", points: 2 },
        { seat: 0, name: "a", points: 5 },
      ],
    };
    expect(seats(view)).toEqual([
      ["Name A", "Points 5"],
      ["Name B", "Points 2"],
    ]);
  });

  test("structs without names come in the order of the seats", () => {
    expect(seats({ guests: [{ coins: 1 }, { coins: 4 }] })).toEqual([["Coins 1"], ["Coins 4"]]);
    expect(seats({ dice: [{ name: "d6" }, { name: "d8" }] })).toEqual([[], []]);
  });

  test("lists by seat, and the own hand before all else, even if it is empty", () => {
    const reader = known({}, { name: "points", seats: true }, { name: "hand", own: true });
    const view = { points: [3, 0], hand: [] };
    expect(seats(view, reader, 1)).toEqual([["Points 3"], ["Your hand []", "Points 0"]]);
  });

  test("whoever watches has no hand", () => {
    const reader = known({}, { name: "hand", own: true });
    expect(reader.sheet({ hand: [] }, 2, -1)).toEqual({ common: [], seats: [[], []] });
  });
});

describe("what lies in a view", () => {
  const view = { hand: [3, 9], points: [1, 1], players: [{ id: "hero:2", at: "hex:1,2" }] };

  test("ids, players and numbers that may stand for things", () => {
    expect(["hero:2", "hex:1,2", "card:9", "seat:1"].map((each) => liesIn(view, each))).toEqual(
      Array(4).fill(true),
    );
    expect(["hero:4", "card:1"].map((each) => liesIn(view, each))).toEqual([false, false]);
    expect(structOf(view, "hero:2")).toEqual({ id: "hero:2", at: "hex:1,2" });
  });

  test("a list that holds all numbers of a kind holds such things", () => {
    expect(kindsIn(view, ["card:3", "card:9"])).toEqual(new Map([["hand", "card"]]));
    expect(kindsIn(view, ["card:3", "card:4"])).toEqual(new Map());
    expect(kindsIn(view, ["card:1", "seat:1"])).toEqual(new Map());
  });
});

test("names are learned from what is asked and told", () => {
  const named = { card: { message: "card-fox", thing: "card:7" }, number: 3 };
  const event = { at: 1, rule: "", phrase: { key: "draws", args: named } } as never;
  expect(toldIn(phrasesOf([event], null))).toEqual(
    new Map([["card:7", { message: "card-fox", label: "" }]]),
  );
});
