import { expect, test } from "vitest";
import { bestOf, hopeOf } from "./story";

const chances = (...percents: number[]): { label: string; percent: number }[] =>
  percents.map((percent, place) => ({ label: String(place), percent }));

test("the best chance is the highest, and of equal ones that with fewer cards", () => {
  expect(bestOf(chances(7, 32, 68, 79, 70))).toBe(3);
  expect(bestOf(chances(50, 50))).toBe(0);
  expect(bestOf([])).toBe(0);
});

test("a chance is told in three colours", () => {
  expect([79, 43, 12].map(hopeOf)).toEqual(["likely", "open", "unlikely"]);
});
