import { expect, test } from "vitest";
import type {
  AskedDecision as Decision,
  OfferedOption as Option,
  PromptKey,
  Verb,
} from "../protocol";
import {
  answerAlone,
  repeatEnds,
  repeatOf,
  standing,
  stillAnswered,
  waitsForEyes,
  type Habits,
  type Pass,
  type Repeat,
} from "./auto";

function option(id: string): Option {
  const verb = id.split(":")[0] as Verb;
  return { id, verb, things: [], phrase: { key: verb, args: {} } };
}

function decision(prompt: PromptKey, ...ids: string[]): Decision {
  return { seats: [0], prompt: { key: prompt, args: {} }, rule: "R-1", options: ids.map(option) };
}

const habits: Habits = {
  single: true,
  passes: [],
  repeat: null,
  spanKey: (span) => (span === "battle" ? "round 2, Old London" : "round 2"),
  passVerb: (prompt) => (prompt === "reroll" ? "pass" : undefined),
};

test("a single answer is given, if wanted", () => {
  const asked = decision("mulligan", "keep");
  expect(answerAlone(asked, asked.options, habits)?.id).toBe("keep");
  expect(answerAlone(asked, asked.options, { ...habits, single: false })).toBeNull();
});

test("a real choice is left to the player", () => {
  const asked = decision("reroll", "pass", "reroll:0");
  expect(answerAlone(asked, asked.options, habits)).toBeNull();
});

test("an agreed pass lasts as long as its battle", () => {
  const asked = decision("reroll", "pass", "reroll:0");
  const here: Pass = { prompt: "reroll", span: "battle", key: "round 2, Old London" };
  const before: Pass = { prompt: "reroll", span: "battle", key: "round 2, Southwark" };
  expect(answerAlone(asked, asked.options, { ...habits, passes: [here] })?.id).toBe("pass");
  expect(answerAlone(asked, asked.options, { ...habits, passes: [before] })).toBeNull();
  expect(standing([here, before], habits.spanKey)).toEqual([here]);
  expect(standing([here, before], () => "")).toEqual([here, before]);
});

test("the rest of the damage goes where the last point went, while it can", () => {
  const asked = decision("hit", "damage:3", "damage-side:0");
  const repeat = repeatOf(asked, option("damage:3"));
  expect(answerAlone(asked, asked.options, { ...habits, repeat })?.id).toBe("damage:3");
  const later = decision("hit", "damage-side:0", "damage:4");
  expect(answerAlone(later, later.options, { ...habits, repeat })).toBeNull();
  expect(repeatEnds(later, later.options, repeat)).toBe(true);
  expect(repeatEnds(asked, asked.options, repeat)).toBe(false);
});

test("what was answered for the player and is taken back is asked, and what lay ahead is new", () => {
  expect(stillAnswered([12, 15], 16)).toEqual([12, 15]);
  expect(stillAnswered([12, 15], 15)).toEqual([12, 15]);
  expect(stillAnswered([12, 15], 13)).toEqual([12]);
});

test("what is costly is always asked", () => {
  const asked = decision("mulligan", "keep");
  const warning = { rule: "R-2", message: "warning-last-card" };
  const costly = asked.options.map((each) => ({ ...each, warning }));
  const repeat: Repeat = { prompt: "mulligan", rule: "R-1", option: "keep" };
  expect(answerAlone(asked, costly, { ...habits, repeat })).toBeNull();
});

test("a turn is not ended for whoever has not seen what was shown", () => {
  const ending = { ...option("end-turn"), ends: true };
  expect(waitsForEyes(ending, true)).toBe(true);
  expect(waitsForEyes(ending, false)).toBe(false);
  expect(waitsForEyes(option("keep"), true)).toBe(false);
});
