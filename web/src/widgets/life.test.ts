import { expect, test } from "vitest";
import { conditionOf, partsOf, spoken } from "./life";

test("the threatened part lies behind what stays", () => {
  expect(partsOf({ now: 7, most: 8, threatened: 3 })).toEqual({ stays: 50, goes: 37.5 });
  expect(spoken({ now: 7, most: 8, threatened: 3 })).toBe("7 → 4");
});

test("nobody loses more than is left, and no bar is longer than whole", () => {
  expect(partsOf({ now: 2, most: 8, threatened: 9 })).toEqual({ stays: 0, goes: 25 });
  expect(spoken({ now: 2, most: 8, threatened: 9 })).toBe("2 → 0");
  expect(partsOf({ now: 12, most: 10 })).toEqual({ stays: 100, goes: 0 });
  expect(partsOf({ now: -1, most: 0 })).toEqual({ stays: 0, goes: 0 });
});

test("half and a quarter are where the colour changes", () => {
  const conditions = [10, 6, 5, 3, 2].map((now) => conditionOf({ now, most: 10 }));
  expect(conditions).toEqual(["well", "well", "hurt", "hurt", "low"]);
});
