import { expect, test } from "vitest";
import { counted, learned } from "./sheets";

test("the way to the next level is full at the highest one", () => {
  expect(learned({ xp: 9, next_xp: 45 })).toBe(0.2);
  expect(learned({ xp: 60, next_xp: 45 })).toBe(1);
  expect(learned({ xp: 600, next_xp: 0 })).toBe(1);
});

test("what is counted beyond the goal of one condition does not stand for another", () => {
  const counts = [
    { what: "helmets", count: 3, least: 2 },
    { what: "boots", count: 0, least: 2 },
  ];
  expect(counted({ counts })).toEqual({ count: 2, least: 4 });
});
