import { expect, test } from "vitest";
import { pricedLines } from "./faces";

test("lines of a card have their prices, if it has several", () => {
  expect(pricedLines("(3) Attack +1. (2) Move 3; then rest.")).toEqual([
    { cost: 3, text: "Attack +1." },
    { cost: 2, text: "Move 3; then rest." },
  ]);
});

test("a card of one line says it all at once", () => {
  expect(pricedLines("Attack. On a hit Knockback 1.")).toEqual([
    { text: "Attack. On a hit Knockback 1." },
  ]);
});

test("what is said before the first price belongs to all of them", () => {
  expect(pricedLines("Choose one: (2) Attack. (1) Refresh.")).toHaveLength(3);
});
