import { expect, test } from "vitest";
import { certainty, type Course } from "./advice";

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
