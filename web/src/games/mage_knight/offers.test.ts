import { describe, expect, test } from "vitest";
import { isOffered, soldHere } from "./offers";
import type { TableView } from "./view";

const PEASANTS = { id: "card:1", card: "peasants" };

function table(phase: string): TableView {
  return {
    unit_offer: [PEASANTS],
    monastery_offer: [],
    action_offer: [],
    spell_offer: [],
    common_skills: [],
    turn: { seat: 0, phase },
    heroes: [{ seat: 0, space: "1,0" }],
    spaces: [{ q: 1, r: 0, site: "village", sells: { cards: [{ ...PEASANTS, price: 4 }] } }],
  } as unknown as TableView;
}

describe("where people are talked to", () => {
  test("what they sell lies open with its price, before one can pay", () => {
    expect([...soldHere(table("talking"))]).toEqual([["card:1", 4]]);
    expect(isOffered(table("talking"), new Set())).toBe(true);
  });

  test("elsewhere the offers stay folded until something of them can be chosen", () => {
    expect(soldHere(table("moving")).size).toBe(0);
    expect(isOffered(table("moving"), new Set())).toBe(false);
    expect(isOffered(table("moving"), new Set(["card:1"]))).toBe(true);
  });
});
