import { expect, test } from "vitest";
import type { OfferedOption } from "../../../protocol";
import { reasonOf, salesOf } from "./shop";

const BOOTS = { item: "boots_of_striding", copies: 2, price: 20 };

test("what one has, what is gone and what is too dear looks different", () => {
  expect(reasonOf(BOOTS, { items: ["boots_of_striding"], gold: 0 })).toBe("owned");
  expect(reasonOf({ ...BOOTS, copies: 0 }, { items: [], gold: 30 })).toBe("gone");
  expect(reasonOf(BOOTS, { items: [], gold: 19 })).toBe("dear");
  expect(reasonOf(BOOTS, { items: [], gold: 20 })).toBe("");
});

test("whoever watches is told only what the shop has", () => {
  expect(reasonOf(BOOTS, undefined)).toBe("");
});

test("an item is sold for what the purse would hold more then", () => {
  const sell: OfferedOption = {
    id: "sell",
    verb: "sell",
    things: ["goods:boots_of_striding"],
    phrase: { key: "sell", args: { gold: 37 } },
  };
  const verb = "leave-market";
  const leave: OfferedOption = { id: verb, verb, things: [], phrase: { key: verb, args: {} } };
  expect(salesOf([leave, sell], 27)).toEqual([{ item: "boots_of_striding", gold: 10 }]);
});
