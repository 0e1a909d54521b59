import { describe, expect, test } from "vitest";
import type { OfferedOption, PromptKey, ToldEvent, Verb } from "../../protocol";
import { BEGINNING, due, type Moment } from "../../table/lessons";
import { guide } from "./guide";
import type { HeroView, SpaceView, TableView } from "./view";

const HERO = {
  seat: 0,
  fame: 0,
  hand: [{ id: "card:1", card: "march" }],
  units: [],
  crystals: [0, 0, 0, 0],
} as unknown as HeroView;

const REALM = {
  round: 1,
  day: true,
  spaces: [] as SpaceView[],
  heroes: [HERO],
  turn: { move: 0 },
} as unknown as TableView;

function option(verb: Verb): OfferedOption {
  return { id: verb, verb, things: [], phrase: { key: verb, args: {} } };
}

/** Seat 0 is asked this; "x" is something that no lesson is about. */
function now(view: object, prompt: PromptKey | "x", verbs: Verb[] = []): Moment<TableView> {
  const options = verbs.map(option);
  const key = prompt as PromptKey;
  const decision = { seats: [0], prompt: { key, args: {} }, rule: "", options };
  return { view: { ...REALM, ...view }, seat: 0, decision, log: [], finished: false };
}

const told = (moment: Moment<TableView>): string[] =>
  due(guide.lessons, BEGINNING, moment).map(({ id }) => id);

const FIRST = ["goal", "hand", "source"];

describe("a question brings its lesson", () => {
  test.each<[PromptKey, string]>([
    ["hero", "hero"],
    ["tactic", "tactic"],
    ["pay", "pay"],
    ["ranged", "ranged"],
    ["block", "block"],
    ["damage", "damage"],
    ["assign", "assign"],
    ["attack", "attack"],
    ["interaction", "interaction"],
    ["rest", "rest"],
    ["discard", "discard"],
    ["rewards", "rewards"],
    ["skill", "skill"],
    ["take-card", "action-card"],
    ["announce", "announce"],
    ["action", "action"],
  ])("%s", (prompt, id) => {
    expect(told(now({}, prompt))).toEqual([id]);
  });

  test("the first movement tells of the goal, the hand and the Source", () => {
    expect(told(now({}, "movement"))).toEqual(FIRST);
  });

  test("steps and new land are explained when they can be taken", () => {
    expect(told(now({}, "movement", ["step"]))).toEqual([...FIRST, "step"]);
    expect(told(now({}, "movement", ["explore", "step"]))).toEqual([...FIRST, "explore", "step"]);
  });

  test("sideways comes once there is something to add to", () => {
    expect(told(now({}, "movement", ["sideways"]))).toEqual(FIRST);
    const turn = { move: 2 };
    expect(told(now({ turn }, "movement", ["sideways"]))).toEqual([...FIRST, "sideways"]);
  });
});

describe("what comes into sight brings its lesson", () => {
  const hero = (more: Partial<HeroView>): object => ({ heroes: [{ ...HERO, ...more }] });

  test("enemies in the open and villages, on the way", () => {
    const spaces = [
      { q: 0, r: 0, site: "orc_marauders", rampaging: true },
      { q: 1, r: 0, site: "village" },
    ];
    expect(told(now({ spaces }, "movement"))).toEqual([...FIRST, "roaming", "village"]);
    expect(told(now({ spaces }, "x"))).toEqual([]);
  });

  test("crystals, wounds and units of one's own", () => {
    expect(told(now(hero({ crystals: [0, 1, 0, 0] }), "x"))).toEqual(["crystals"]);
    const hand = [{ id: "card:2", card: "wound" }];
    expect(told(now(hero({ hand }), "x"))).toEqual(["wounds"]);
    expect(told(now({ ...hero({ hand }), combat: {} }, "x"))).toEqual([]);
    const units = [{ id: "card:3", card: "peasants", ready: true }];
    expect(told(now(hero({ units }), "x"))).toEqual(["units"]);
  });

  test("fame, before the next turn", () => {
    expect(told(now(hero({ fame: 3 }), "movement"))).toEqual([...FIRST, "fame"]);
  });

  test("night, and the dummy's turn", () => {
    expect(told(now({ day: false }, "x"))).toEqual(["night"]);
    expect(told(now({ day: false, round: 0 }, "x"))).toEqual([]);
    const log: ToldEvent[] = [{ at: 1, rule: "", phrase: { key: "dummy-turn", args: {} } }];
    expect(told({ ...now({}, "x"), log })).toEqual(["dummy"]);
  });
});

describe("the guide ends", () => {
  test("when a whole round has been seen", () => {
    expect(told(now({ round: 2 }, "movement"))[0]).toBe("on-your-own");
    expect(told(now({ round: 2 }, "tactic"))).toEqual(["tactic"]);
  });

  test("with the game", () => {
    expect(told({ ...now({}, "x"), decision: null, finished: true })).toEqual(["finished"]);
  });
});
