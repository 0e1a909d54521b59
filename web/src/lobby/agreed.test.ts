import { expect, test } from "vitest";
import type { OptionFacts } from "../protocol";
import { Texts } from "../words/texts";
import { agreedOn } from "./agreed";

const TEXTS = new Texts(
  "en",
  "table-option-level = Difficulty\ntable-option-level-hard = hard\ntable-option-level-normal = normal\ntable-option-scenario = Scenario",
);
const option = (name: string, usual: string, main = false): OptionFacts => ({
  name,
  choices: [usual, "hard"],
  default: usual,
  rule: "",
  main,
});
const GAME = { options: [option("level", "normal"), option("scenario", "1")] };

test("of the small print only what is not as usual is told, in the words of the game", () => {
  expect(agreedOn({ options: { level: "hard", scenario: "1" } }, GAME, TEXTS)).toEqual([
    "Difficulty: hard",
  ]);
  expect(agreedOn({ options: {} }, GAME, TEXTS)).toEqual([]);
  expect(agreedOn({ options: { level: "hard" } }, undefined, TEXTS)).toEqual([]);
});

test("what matters most is told in any case", () => {
  const game = { options: [option("level", "normal", true)] };
  expect(agreedOn({ options: { level: "hard" } }, game, TEXTS)).toEqual(["Difficulty: hard"]);
  expect(agreedOn({ options: {} }, game, TEXTS)).toEqual(["Difficulty: normal"]);
});

test("what the title says is not told again", () => {
  expect(agreedOn({ options: { scenario: "2" } }, GAME, TEXTS, "scenario")).toEqual([]);
});
