import { expect, test } from "vitest";
import { scaled } from "./letters.ts";

test("plain sizes grow with the letters", () => {
  expect(scaled("14px")).toBe("calc(14px*var(--letters))");
  expect(scaled("700 16px/1.1 var(--serif)")).toBe(
    "700 calc(16px*var(--letters))/1.1 var(--serif)",
  );
  expect(scaled("400 13.5px var(--sans)")).toBe("400 calc(13.5px*var(--letters)) var(--sans)");
});

test("what is drawn to fit a piece stays as it is", () => {
  for (const value of ["max(12px, 9.8cqw)", "0.9em", "inherit", "calc(14px*var(--letters))"]) {
    expect(scaled(value)).toBe(value);
  }
});
