import { describe, expect, test } from "vitest";
import type { OfferedOption, PromptKey, ToldEvent, Verb } from "../../protocol";
import { BEGINNING, due, type Moment } from "../../table/lessons";
import { guide } from "./guide";
import type { FieldView, SideView, TableView } from "./view";

function side(team: number, more: Partial<SideView> = {}): SideView {
  return { team, track: 0, unopposed: false, minions: [], ...more };
}

function field(mine: Partial<SideView> = {}, theirs: Partial<SideView> = {}): FieldView {
  return { name: "southwark", order: 0, first: 0, sides: [side(0, mine), side(1, theirs)] };
}

const DUEL = {
  format: "duel",
  round: 1,
  players: [
    { seat: 0, team: 0 },
    { seat: 1, team: 1 },
  ],
  fields: [field(), field(), field()],
  limits: { energy: 10, blood: 10, actions: 6, damage: 12 },
} as unknown as TableView;

function option(verb: Verb): OfferedOption {
  return { id: verb, verb, things: [], phrase: { key: verb, args: {} } };
}

/** Seat 0 is asked this; "x" is something that no lesson is about. */
function now(view: object, prompt: PromptKey | "x", verbs: Verb[] = []): Moment<TableView> {
  const options = verbs.map(option);
  const key = prompt as PromptKey;
  const decision = { seats: [0], prompt: { key, args: {} }, rule: "", options };
  return { view: { ...DUEL, ...view }, seat: 0, decision, log: [], finished: false };
}

const told = (moment: Moment<TableView>): string[] =>
  due(guide.lessons, BEGINNING, moment).map(({ id }) => id);

describe("a question brings its lessons", () => {
  test.each<[PromptKey, string[]]>([
    ["avatar", ["welcome", "avatar"]],
    ["mulligan", ["mulligan"]],
    ["action", ["actions", "energy"]],
    ["tactic", ["tactic"]],
    ["reroll", ["dice", "reroll"]],
    ["critical", ["dice", "critical"]],
    ["hit", ["dice", "hit"]],
    ["use", ["use"]],
    ["energy", ["roll-energy"]],
  ])("%s", (prompt, ids) => {
    expect(told(now({}, prompt))).toEqual(ids);
  });

  test.each<[Verb, string]>([
    ["cast", "minions"],
    ["cast-on", "attachment"],
    ["cast-sorcery", "sorcery"],
    ["reinforce", "reinforce"],
  ])("an action that can %s", (verb, id) => {
    expect(told(now({}, "action", [verb]))).toEqual(["actions", "energy", id]);
  });
});

describe("what comes into sight brings its lesson", () => {
  test("my minions are unopposed, not those of others", () => {
    expect(told(now({ fields: [field({ unopposed: true })] }, "x"))).toEqual(["unopposed"]);
    expect(told(now({ fields: [field({}, { unopposed: true })] }, "x"))).toEqual([]);
  });

  test("a track near its end, as long as the battlefield is open", () => {
    expect(told(now({ fields: [field({}, { track: 7 })] }, "x"))).toEqual([]);
    expect(told(now({ fields: [field({}, { track: 8 })] }, "x"))).toEqual(["nearly-won"]);
    const fallen = { ...field({}, { track: 12 }), conquered_by: 0 };
    expect(told(now({ fields: [fallen] }, "x"))).toEqual(["conquered"]);
  });

  test("the first battle", () => {
    expect(told(now({ phase: 3 }, "attacker"))).toEqual(["battle"]);
  });

  test("the first fallen minion and the second round", () => {
    const log: ToldEvent[] = [{ at: 1, rule: "", phrase: { key: "destroyed", args: {} } }];
    expect(told({ ...now({}, "x"), log })).toEqual(["destroyed"]);
    expect(told(now({ round: 2 }, "x"))).toEqual(["round"]);
  });
});

describe("the guide ends", () => {
  test("when two rounds have been seen", () => {
    expect(told(now({ round: 3 }, "action"))[0]).toBe("on-your-own");
    expect(told(now({ round: 3 }, "avatar"))[0]).toBe("welcome");
  });

  test("with the game", () => {
    expect(told({ ...now({}, "x"), decision: null, finished: true })).toEqual(["finished"]);
  });
});
