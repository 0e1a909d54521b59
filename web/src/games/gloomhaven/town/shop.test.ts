import { expect, test } from "vitest";
import { reasonOf } from "./shop";

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
