import { expect, test } from "vitest";
import { number, signed } from "./numbers";

test("numbers below zero have a true minus", () => {
  expect([number(3), number(0), number(-2)]).toEqual(["3", "0", "−2"]);
});

test("a change above zero has a plus", () => {
  expect([signed(3), signed(0), signed(-2)]).toEqual(["+3", "0", "−2"]);
});
