import { expect, test } from "vitest";
import type { OfferedOption } from "../../../protocol";
import { laidOut, reasonOf, salesOf, shelved } from "./shop";

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

const goods = (item: string, price: number, copies = 1) => ({
  ...{ item, price, copies, number: 1, sale_price: 0 },
});
const SHOP = [goods("hat", 10), goods("boots", 30), goods("sandals", 20), goods("shoes", 5, 0)];
const slot = ({ item }: { item: string }): string => (item === "hat" ? "head" : "feet");
const shelves = (shop: typeof SHOP, laid: string[]): string[][] =>
  shelved(shop, slot, laid).map(({ name, stock }) => [name, ...stock.map(({ item }) => item)]);

test("the goods stand on a shelf for each slot, what can be bought now in front", () => {
  const laid = laidOut(SHOP, (each) => reasonOf(each, { items: [], gold: 25 }));
  expect(shelves(SHOP, laid)).toEqual([
    ["head", "hat"],
    ["feet", "sandals", "boots", "shoes"],
  ]);
});

test("nothing moves on the shelves when something is bought", () => {
  const laid = laidOut(SHOP, (each) => reasonOf(each, { items: [], gold: 25 }));
  const after = SHOP.map((each) => (each.item === "sandals" ? { ...each, copies: 0 } : each));
  expect(shelves(after, laid)).toEqual(shelves(SHOP, laid));
  expect(shelves([goods("socks", 1), ...after], laid)[0]).toEqual([
    "feet",
    ...["sandals", "boots", "shoes", "socks"],
  ]);
});
