import { expect, test } from "vitest";
import { stepIn, stepLink } from "./steps";

test("a link leads to its step", () => {
  const link = stepLink("abc", 25);
  expect(link).toBe("/table/abc?step=25");
  expect(stepIn(link.slice(link.indexOf("?")))).toBe(25);
});

test("a link into an evening stays at the part that it was made at", () => {
  expect(stepLink("abc", 25, "road")).toBe("/table/abc/past?step=25");
});

test.each(["", "?", "?step=", "?step=x", "?step=-1", "?rule=3"])("%o names no step", (query) => {
  expect(stepIn(query)).toBeNull();
});
