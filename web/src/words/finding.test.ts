import { expect, test } from "vitest";
import { finder } from "./finding";

const finds = (wanted: string, text: string): boolean => finder(wanted)(text);

test("any form of a word finds the others", () => {
  expect(finds("тень", "Колода теней лежит рядом")).toBe(true);
  expect(finds("призраки", "Если призрак стоит в области")).toBe(true);
  expect(finds("призрак", "Призраками управляет правило")).toBe(true);
  expect(finds("wounds", "Each wound takes a card")).toBe(true);
  expect(finds("attacking", "The attacker attacks first")).toBe(true);
});

test("a word is found by its beginning, not inside another", () => {
  expect(finds("яд", "Яд наносит урон")).toBe(true);
  expect(finds("яд", "Положите карту в ряд по порядку")).toBe(false);
  expect(finds("призр", "Призраки")).toBe(true);
  expect(finds("die", "The soldier stays")).toBe(false);
});

test("all words must be there, with ё or without", () => {
  expect(finds("еще яда", "Ещё одна порция яда")).toBe(true);
  expect(finds("яд щит", "Ещё одна порция яда")).toBe(false);
});

test("ids of rules are found as they are written", () => {
  expect(finds("so-9.3", "SO-9.3.1 Spend an omen")).toBe(true);
  expect(finds("9.3.2", "SO-9.3.1 Spend an omen")).toBe(false);
  expect(finds("+1", "добавьте +1 к броску")).toBe(true);
});
