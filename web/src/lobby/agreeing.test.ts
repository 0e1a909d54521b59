import { expect, test } from "vitest";
import type { OptionFacts } from "../protocol";
import { agreed, agreement, choicesFor } from "./agreeing";

const SCENARIO: OptionFacts = {
  name: "scenario",
  choices: ["reconnaissance", "solo", "together"],
  default: "reconnaissance",
  rule: "MK-1.1",
  main: true,
  seats: { reconnaissance: [1, 2, 3, 4], solo: [1], together: [2, 3] },
};
const LEVEL: OptionFacts = {
  name: "level",
  choices: ["normal", "hard"],
  default: "normal",
  rule: "",
  main: true,
};
const GAME = { options: [SCENARIO, LEVEL] };

test("only what fits the number of players is offered", () => {
  expect(choicesFor(SCENARIO, 1)).toEqual(["reconnaissance", "solo"]);
  expect(choicesFor(SCENARIO, 4)).toEqual(["reconnaissance"]);
  expect(choicesFor(LEVEL, 4)).toEqual(["normal", "hard"]);
});

test("a rule that only four can agree on is no choice for one", () => {
  const teams = { ...LEVEL, name: "teams", choices: [false, true], seats: { true: [4] } };
  expect(choicesFor(teams, 1)).toEqual([false]);
  expect(choicesFor(teams, 4)).toEqual([false, true]);
});

test("another player makes the choice one that fits", () => {
  expect(agreed(SCENARIO, "solo", 1)).toBe("solo");
  expect(agreed(SCENARIO, "solo", 2)).toBe("reconnaissance");
  expect(agreed({ ...SCENARIO, default: "solo" }, undefined, 3)).toBe("reconnaissance");
});

test("only what differs from the defaults is said", () => {
  expect(agreement(GAME, { scenario: "together", level: "normal" }, 2)).toEqual({
    scenario: "together",
  });
  expect(agreement(GAME, { scenario: "together" }, 1)).toEqual({});
});
