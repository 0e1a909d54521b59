import { expect, test } from "vitest";
import type { ToldEvent } from "../../protocol";
import { isQuiet } from "./telling";

const told = (key: string, chooser?: number): ToldEvent =>
  ({
    at: 1,
    phrase: { key, args: {} },
    ...(chooser === undefined ? {} : { chooser }),
  }) as ToldEvent;

test("a choice that the next line repeats is left out, the line is not", () => {
  expect([isQuiet(told("basic", 0)), isQuiet(told("plays-basic"))]).toEqual([true, false]);
  expect([isQuiet(told("block", 0)), isQuiet(told("blocks"))]).toEqual([true, false]);
});

test("to go on or to wait is no news", () => {
  for (const key of ["end-movement", "no-action", "end-turn", "wait"]) {
    expect(isQuiet(told(key, 0))).toBe(true);
  }
});

test("what nothing else tells is said", () => {
  for (const key of ["tactic", "rest", "end-fight", "burn", "claim"]) {
    expect(isQuiet(told(key, 0))).toBe(false);
  }
});

test("dice of the Source are seen there", () => {
  expect([isQuiet(told("rerolls")), isQuiet(told("rolls"))]).toEqual([true, false]);
});
