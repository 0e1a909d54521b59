import { expect, test } from "vitest";
import type { ToldEvent, ToldKey } from "../protocol";
import { entries, joined } from "./log";

const event = (at: number, key: string): ToldEvent => ({
  at,
  rule: "",
  phrase: { key: key as ToldKey, args: {} },
});

test("what was taken back is replaced by what is told now", () => {
  const log = [event(0, "deal"), event(1, "draw"), event(2, "cast")];
  const told = [event(2, "channel"), event(3, "attack")];
  expect(joined(log, 1, told).map(({ phrase }) => phrase.key)).toEqual([
    "deal",
    "draw",
    "channel",
    "attack",
  ]);
});

test("told from the beginning, nothing old is left", () => {
  expect(joined([event(0, "deal")], -1, [event(0, "new deal")])).toHaveLength(1);
});

test("quiet events are left out, the others keep their place", () => {
  const log = [event(1, "played"), event(1, "entered")];
  const seen = entries(log, ({ phrase }) => phrase.key === "played");
  expect(seen.map(({ place }) => place)).toEqual([1]);
});
