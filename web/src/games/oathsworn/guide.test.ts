import { expect, test } from "vitest";
import type { PromptKey } from "../../protocol";
import { BEGINNING, due, type Moment } from "../../table/lessons";
import type { TableView } from "./encounter/view";
import { guide } from "./guide";

const TABLE = {
  encounter: "grain_mother",
  round: 1,
  phase: 2,
  stage: 1,
  leader: 0,
  turn: 0,
  company: [],
  figures: [],
} as unknown as TableView;

function lessons(
  prompt: PromptKey,
  view: Partial<TableView> = {},
  more: Partial<Moment> = {},
): string[] {
  const decision = { seats: [0], prompt: { key: prompt, args: {} }, rule: "", options: [] };
  const now = { seat: 0, decision, log: [], finished: false, ...more };
  const moment: Moment<TableView> = { ...now, view: { ...TABLE, ...view } };
  return due(guide.lessons, BEGINNING, moment).map(({ id }) => id);
}

test("a turn is explained before the beast and the animus", () => {
  expect(lessons("turn")).toEqual(["turn", "beast", "animus"]);
});

test("any moment to interrupt is one lesson", () => {
  expect(lessons("window-6", { phase: 3 })).toEqual(["interrupt"]);
});

test("who falls and a new round are noticed", () => {
  const fallen = [{ fallen: true, cooldown: [] }] as unknown as TableView["company"];
  expect(lessons("turn", { round: 2, company: fallen })).toEqual(
    expect.arrayContaining(["fallen", "round"]),
  );
});

test("the guide ends with the fight", () => {
  expect(lessons("turn", { won: true }, { decision: null, finished: true })[0]).toBe("victory");
  expect(lessons("turn", {}, { decision: null, finished: true })[0]).toBe("defeat");
});
