import { expect, test } from "vitest";
import type { OptionFacts, PackFacts } from "../protocol";
import { optionsWith, taken } from "./packs";

const SCENARIO: OptionFacts = {
  name: "scenario",
  choices: ["1", "2"],
  default: "1",
  rule: "",
  main: true,
};

const pack = (id: string, ...needs: string[]): PackFacts => ({
  id,
  version: "1.0.0",
  title: { en: id },
  authors: [],
  licence: "MIT",
  languages: ["en"],
  needs,
});

test("a pack comes with those that it needs", () => {
  const shelf = [pack("ice"), pack("snow", "ice"), pack("frost", "snow"), pack("fen")];
  expect(taken(shelf, ["frost"])).toEqual(["ice", "snow", "frost"]);
  expect(taken(shelf, ["fen"])).toEqual(["fen"]);
  expect(taken(shelf, [])).toEqual([]);
});

test("a pack brings more to choose from", () => {
  const more = { ...SCENARIO, choices: ["frost:pass"], seats: { "frost:pass": [2] } };
  const shelf = [{ ...pack("frost"), options: [more] }];
  expect(optionsWith([SCENARIO], shelf, [])).toEqual([SCENARIO]);
  expect(optionsWith([SCENARIO], shelf, ["frost"])).toEqual([
    { ...SCENARIO, choices: ["1", "2", "frost:pass"], seats: { "frost:pass": [2] } },
  ]);
});
