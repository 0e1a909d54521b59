import { expect, test } from "vitest";
import { BEGINNING, due, type Moment } from "../../table/lessons";
import { guide } from "./guide";
import type { TableView } from "./view";

const TABLE = {
  quest: "q0",
  round: 1,
  phase: 2,
  active: 0,
  shards: 0,
  heroes: [],
  enemies: [],
  board: { areas: [] },
} as unknown as TableView;

function lessons(
  prompt: string,
  view: Partial<TableView> = {},
  more: Partial<Moment> = {},
  verbs: string[] = [],
): string[] {
  const options = verbs.map((verb) => ({ id: verb, verb, things: [] }));
  const decision = { seats: [0], prompt: { key: prompt, args: {} }, rule: "", options };
  const now = { seat: 0, decision, log: [], finished: false, ...more };
  const moment = { ...now, view: { ...TABLE, ...view } } as unknown as Moment<TableView>;
  return due(guide.lessons, BEGINNING, moment).map(({ id }) => id);
}

test("a turn is explained with what it offers", () => {
  expect(lessons("act")).toEqual(["turn", "goal", "gear"]);
  expect(lessons("act", {}, {}, ["move", "open-door"])).toEqual(
    expect.arrayContaining(["map", "door"]),
  );
});

test("symbols mean something else to whoever defends", () => {
  const attack = { defending: true } as TableView["attack"];
  expect(lessons("effects")).toEqual(["symbols"]);
  expect(lessons("effects", { attack: attack ?? null })).toEqual(["defence"]);
});

test("shards are explained when they suffice for somebody", () => {
  const heroes = [{ raising: 4 }] as TableView["heroes"];
  expect(lessons("spend-shards", { shards: 3, heroes })).toEqual([]);
  expect(lessons("spend-shards", { shards: 4, heroes })).toEqual(["shards"]);
});

test("the guide ends with the quest", () => {
  expect(lessons("", { won: true }, { decision: null, finished: true })[0]).toBe("victory");
  expect(lessons("", {}, { decision: null, finished: true })[0]).toBe("defeat");
});
