import { describe, expect, test } from "vitest";
import type { EventKey, OfferedOption, PromptKey, ToldEvent } from "../../protocol";
import { BEGINNING, due, type Moment } from "../../table/lessons";
import { guide } from "./guide";
import { CHARACTER, MONSTER, SELECTING, TURNS, VICTORY } from "./view";
import type { FigureView, HeroView, TableView } from "./view";

function figure(number: number, kind: number, more: Partial<FigureView> = {}): FigureView {
  const place = { q: number, r: 0, hp: 6, max_hp: 6 };
  return { id: `figure:${number}`, kind, side: kind, name: "", ...place, ...more };
}

function hero(seat: number, figure: number, more: Partial<HeroView> = {}): HeroView {
  const cards = { hand: [], hand_size: 10, chosen: [], chosen_size: 0, discard: [], lost: [] };
  const rest = { active: [], items: [], coins: 0, xp: 0, draw: 20, modifiers: [] };
  return { seat, kind: "brute", level: 1, figure: `figure:${figure}`, ...cards, ...rest, ...more };
}

const DOOR = { q: -2, r: 3, look: "stone", open: false };

/** Two guards of the first room, then the party; the door is closed. */
const ROOM: TableView = {
  books: [],
  scenario: 1,
  id: "black_barrow",
  level: 1,
  monster_level: 1,
  trap_damage: 3,
  hazard_damage: 1,
  gold_per_coin: 2,
  bonus_xp: 6,
  round: 1,
  phase: SELECTING,
  outcome: 0,
  elements: [0, 0, 0, 0, 0, 0],
  charging: [],
  hexes: [{ q: 0, r: 0 }],
  closed: [],
  doors: [DOOR],
  tiles: [],
  marks: [],
  figures: [figure(0, MONSTER), figure(1, MONSTER), figure(2, CHARACTER), figure(3, CHARACTER)],
  heroes: [hero(0, 2), hero(1, 3)],
  types: [],
  queue: [],
  monster_draw: 20,
  monster_modifiers: [],
};

/** Seat 0 is asked this; "x" is something that no lesson is about. */
function now(
  view: Partial<TableView>,
  prompt: PromptKey | "x",
  more: Partial<Moment<TableView>> = {},
  options: OfferedOption[] = [],
): Moment<TableView> {
  const key = prompt as PromptKey;
  const decision = { seats: [0], prompt: { key, args: {} }, rule: "", options };
  const rest = { seat: 0, decision, log: [], finished: false };
  return { view: { ...ROOM, ...view }, ...rest, ...more };
}

const told = (moment: Moment<TableView>): string[] =>
  due(guide.lessons, BEGINNING, moment).map(({ id }) => id);

function event(key: EventKey, thing: string): ToldEvent {
  return { at: 1, rule: "", phrase: { key, args: { figure: { message: "", thing } } } };
}

describe("a question brings its lesson", () => {
  test.each<[PromptKey, string]>([
    ["class", "class"],
    ["keep-goal", "goal"],
    ["start", "start"],
    ["lead", "lead"],
    ["follow", "follow"],
    ["ready-to-play", "ready"],
    ["ability", "ability"],
    ["move", "move"],
    ["attack", "target"],
    ["area", "area"],
    ["damage", "damage"],
    ["strike-item", "item"],
    ["short-rest", "short-rest"],
    ["monster-goal", "tie"],
    ["loot", "loot"],
    ["use", "use-element"],
    ["after", "after"],
  ])("%s", (prompt, id) => {
    expect(told(now({}, prompt))).toEqual([id]);
  });

  test("a long rest is explained when the hand has become small", () => {
    const rests = (cards: number): string[] => {
      const heroes = [hero(0, 2, { hand_size: cards }), hero(1, 3)];
      const verb = "long-rest";
      const options: OfferedOption[] = [
        { id: verb, verb, things: [], phrase: { key: verb, args: {} } },
      ];
      return told(now({ heroes }, "lead", {}, options));
    };
    expect(rests(6)).toEqual(["lead"]);
    expect(rests(4)).toEqual(["rest", "lead"]);
  });
});

describe("what comes into sight brings its lesson", () => {
  test("items, before the turns begin", () => {
    const heroes = [hero(0, 2, { items: [{ id: "item:1", item: "boots" }] }), hero(1, 3)];
    expect(told(now({ heroes }, "start"))).toEqual(["start", "items"]);
    expect(told(now({ heroes, phase: TURNS }, "move"))).not.toContain("items");
  });

  test("the order of turns and the monsters' cards", () => {
    const types = [{ type: "bandit_guard", deck: "guard", stats: [], card: "guard_1" }];
    expect(told(now({ phase: TURNS, types }, "ability"))).toEqual(["ability", "order", "monsters"]);
  });

  test("a modifier, and whom a monster attacks", () => {
    const log = [event("turn", "figure:2"), event("draws", "")];
    expect(told(now({}, "x", { log }))).toEqual(["modifiers"]);
    expect(told(now({}, "x", { log: [event("turn", "figure:1")] }))).toEqual(["focus"]);
  });

  test("coins, conditions, elements", () => {
    expect(told(now({ hexes: [{ q: 1, r: 1, coins: 1 }] }, "x"))).toEqual(["coins"]);
    const wounded = figure(0, MONSTER, { conditions: ["wound"] });
    expect(told(now({ figures: [...ROOM.figures, wounded] }, "x"))).toEqual(["conditions"]);
    expect(told(now({ charging: ["air"] }, "x"))).toEqual(["elements"]);
    expect(told(now({ elements: [0, 0, 1, 0, 0, 0] }, "x"))).toEqual(["elements"]);
  });

  test("only the own piles, cards and experience", () => {
    const card = { id: "card:1", card: "trample" };
    const active = [{ ...card, half: 0 }];
    const more = { lost: [card], active, xp: 1 };
    expect(told(now({ heroes: [hero(0, 2, more), hero(1, 3)] }, "x"))).toEqual([
      "lost",
      "active",
      "experience",
    ]);
    expect(told(now({ heroes: [hero(0, 2), hero(1, 3, more)] }, "x"))).toEqual([]);
  });

  test("in the second round the tools and the door", () => {
    expect(told(now({ round: 2 }, "lead"))).toEqual(["lead", "round", "door"]);
    const doors = [{ ...DOOR, open: true }];
    expect(told(now({ round: 2, doors }, "lead"))).toEqual(["lead", "round"]);
  });
});

describe("the guide ends", () => {
  const party = ROOM.figures.filter(({ kind }) => kind === CHARACTER);
  const guard = ROOM.figures.slice(0, 1);

  test("when the first room is empty, also if the next one is already open", () => {
    expect(told(now({ figures: party }, "x"))).toEqual(["cleared"]);
    expect(told(now({ figures: [...party, figure(9, MONSTER)] }, "x"))).toEqual(["cleared"]);
  });

  test("not while somebody of the first room stands", () => {
    expect(told(now({ figures: [...guard, ...party] }, "x"))).toEqual([]);
  });

  test("not before anybody has come in", () => {
    expect(told(now({ round: 0, figures: [] }, "class"))).toEqual(["class"]);
  });

  test("when the party has fallen", () => {
    const lost = { decision: null, finished: true };
    expect(told(now({ outcome: 2 }, "x", lost))).toEqual(["defeat"]);
    expect(told(now({ outcome: VICTORY, figures: party }, "x", lost))).toEqual(["cleared"]);
  });
});
