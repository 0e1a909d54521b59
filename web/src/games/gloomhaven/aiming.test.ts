import { expect, test } from "vitest";
import { aimed } from "./aiming";

const placements = [["0,0"], ["0,0", "1,0"], ["2,0", "1,0"]];
const foes = new Set(["1,0", "2,0"]);
const worth = (hexes: string[]): number => hexes.filter((hex) => foes.has(hex)).length;

test("the area lies where it hits the most, until somebody turns it", () => {
  expect(aimed(placements, null, 0, worth)).toBe(2);
  expect(aimed(placements, null, 1, worth)).toBe(1);
  expect(aimed(placements, null, -1, worth)).toBe(0);
});

test("the pointer chooses among the areas that cover its hex", () => {
  expect(aimed(placements, "0,0", 0, worth)).toBe(1);
  expect(aimed(placements, "0,0", 1, worth)).toBe(0);
  expect(aimed([], null, 0, worth)).toBe(-1);
});
