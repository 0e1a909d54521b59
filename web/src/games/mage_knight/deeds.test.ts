import { expect, test } from "vitest";
import type { OfferedOption, Verb } from "../../protocol";
import { otherwise, partsOf, standIn } from "./deeds";

function option(id: Verb | `${Verb}:${string}`, ...things: string[]): OfferedOption {
  const verb = id.split(":")[0] as Verb;
  return { id, verb, things, phrase: { key: verb, args: {} } };
}

const march = { id: "card:1", card: "march" };
const rage = { id: "card:2", card: "rage" };
const twin = { id: "card:3", card: "march" };
const HAND = [march, rage, twin];
const OFFERED = [
  option("basic:1", "card:1"),
  option("sideways:1", "card:1"),
  option("assign:2@9", "card:2", "card:9"),
  option("end-movement"),
];

test("of equal cards each can be clicked, though only one is named", () => {
  expect(standIn(march, HAND, OFFERED)).toBe("card:1");
  expect(standIn(twin, HAND, OFFERED)).toBe("card:1");
  expect(standIn(rage, HAND, [])).toBe("card:2");
});

test("exactly the parts that are offered can be played", () => {
  expect(Object.keys(partsOf(OFFERED, "card:1"))).toEqual(["basic", "sideways"]);
  expect(partsOf(OFFERED, "card:1").basic?.id).toBe("basic:1");
  expect(partsOf(OFFERED, "card:2")).toEqual({});
});

test("a banner that can be assigned is more than its two effects", () => {
  expect(otherwise(OFFERED, [], "card:2")).toBe(true);
  expect(otherwise(OFFERED, [], "card:1")).toBe(false);
});

test("the unit that bears it is chosen after the banner, not before", () => {
  const offered = [...OFFERED, option("activate:9#1", "card:9")];
  expect(otherwise(offered, [], "card:9")).toBe(false);
  expect(otherwise(offered, ["card:2"], "card:9")).toBe(true);
});
