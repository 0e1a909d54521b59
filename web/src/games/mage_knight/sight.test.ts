import { describe, expect, test } from "vitest";
import type { OfferedOption } from "../../protocol";
import { isOffered, offersOf, priceOf } from "./offers";
import { inSight } from "./sight";
import type { TableView } from "./view";

const card = (number: number, key = "rage") => ({ id: `card:${number}`, card: key });

const VIEW = {
  heroes: [
    {
      seat: 0,
      hand: [card(1)],
      units: [card(2)],
      skills: [card(3)],
      played: [],
      tactic_id: "card:4",
    },
    { seat: 1, hand: [], units: [card(5)], skills: [], played: [], tactic_id: "card:6" },
  ],
  unit_offer: [card(10, "peasants"), card(11, "foresters")],
  monastery_offer: [],
  action_offer: [card(12)],
  spell_offer: [card(13)],
  common_skills: [card(14)],
  tactics: [card(15)],
  turn: { seat: 0, phase: "moving" },
} as unknown as TableView;

function option(id: string, thing: string, number?: number): OfferedOption {
  const args = number === undefined ? {} : { number };
  return { id, verb: id, things: [thing], phrase: { key: id, args } } as unknown as OfferedOption;
}

describe("what lies in sight", () => {
  test.each(["card:1", "card:2", "card:3", "card:4", "card:10", "card:13", "hex:0,0", "land:3,-2"])(
    "%s does",
    (thing) => expect(inSight(VIEW, 0, thing)).toBe(true),
  );

  test("tactics, common skills, other heroes' cards and what is in the box are laid out", () => {
    for (const thing of ["card:15", "card:14", "card:5", "card:99", "hero:krang"]) {
      expect(inSight(VIEW, 0, thing)).toBe(false);
    }
  });
});

describe("offers", () => {
  test("empty ones are left out", () => {
    expect(offersOf(VIEW).map(({ name }) => name)).toEqual([
      "units",
      "actions",
      "spells",
      "skills",
    ]);
  });

  test("something in them can be chosen or not", () => {
    expect(isOffered(VIEW, new Set(["card:1", "hex:0,0"]))).toBe(false);
    expect(isOffered(VIEW, new Set(["card:11"]))).toBe(true);
  });

  test("the price is what the option asks", () => {
    const options = [option("recruit", "card:10", 4), option("recruit", "card:11", 7)];
    expect(priceOf(options, "card:10")).toBe(4);
    expect(priceOf(options, "card:12")).toBeUndefined();
  });

  test("options that name different numbers have no price", () => {
    const options = [option("recruit", "card:10", 4), option("bond", "card:10", 5)];
    expect(priceOf(options, "card:10")).toBeUndefined();
  });
});
