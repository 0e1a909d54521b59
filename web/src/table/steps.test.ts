import { expect, test } from "vitest";
import { stepIn, stepLink } from "./steps";

test("a link leads to its step", () => {
  const link = stepLink("https://table.example/table/abc?step=3#x", 25);
  expect(link).toBe("https://table.example/table/abc?step=25");
  expect(stepIn(new URL(link).search)).toBe(25);
});

test.each(["", "?", "?step=", "?step=x", "?step=-1", "?rule=3"])("%o names no step", (query) => {
  expect(stepIn(query)).toBeNull();
});
