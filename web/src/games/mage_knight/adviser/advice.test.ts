import { expect, test } from "vitest";
import { certainty, stepsOf, type Course } from "./advice";

const COURSE: Course = {
  defeated: [],
  wounds: 0,
  cards: 0,
  fame: 0,
  complete: true,
  stopped: false,
  plays: [],
  steps: [],
  notes: [],
};

test("only a line that relies on nothing unknown is called the best", () => {
  expect(certainty(COURSE)).toBe("mage-knight-advice-complete");
  expect(certainty({ ...COURSE, complete: false })).toBe("mage-knight-advice-otherwise");
  expect(certainty({ ...COURSE, complete: false, stopped: true })).toBe(
    "mage-knight-advice-stopped",
  );
});

test("a line is one answer after the other, each with its play", () => {
  const plays = [
    { phase: "ranged", things: [], choose: ["end-phase"] },
    { phase: "block", things: [], choose: ["basic:1", "choose-effect#1"] },
  ];
  expect(stepsOf({ plays })).toEqual([
    { option: "end-phase", play: 0 },
    { option: "basic:1", play: 1 },
    { option: "choose-effect#1", play: 1 },
  ]);
});
