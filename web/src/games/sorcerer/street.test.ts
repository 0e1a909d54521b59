import { expect, test } from "vitest";
import { streetOf } from "./street";

test("a street always looks the same, and no two look alike", () => {
  expect(streetOf("southwark")).toEqual(streetOf("southwark"));
  expect(streetOf("southwark").houses).not.toEqual(streetOf("whitechapel").houses);
});

test("windows are lit, and the ground is laid", () => {
  for (const name of ["southwark", "old_london", "whitechapel", "limehouse"]) {
    const { windows, cobbles } = streetOf(name);
    expect(windows.split("M").length).toBeGreaterThan(3);
    expect(cobbles).not.toContain("NaN");
  }
});
