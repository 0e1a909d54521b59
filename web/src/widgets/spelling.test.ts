import { expect, test } from "vitest";
import { speller } from "./spelling";

const fire = { icon: "element-fire", label: "Fire" };
const poison = { icon: "condition-poison", label: "Poison" };
const ring = { shape: { hexes: [{ q: 1, r: 0 }], from: [] }, label: "all adjacent hexes" };

test("words become pictures, whatever their first letter, and some of them stay", () => {
  const spell = speller([
    { word: "Fire", piece: fire },
    { word: "Poison", piece: poison, keep: true },
  ]);
  expect(spell("Charge: fire · Poison")).toEqual([
    { text: "Charge: " },
    fire,
    { text: " · " },
    poison,
    { text: "Poison" },
  ]);
});

test("only whole words count", () => {
  const spell = speller([{ word: "свет", piece: fire }]);
  expect(spell("светлый рассвет")).toEqual([{ text: "светлый рассвет" }]);
});

test("of two terms that fit the longer one counts", () => {
  const spell = speller([
    { word: "Area", piece: poison },
    { word: "Area: all adjacent hexes", piece: ring },
  ]);
  expect(spell("Area: all adjacent hexes")).toEqual([ring]);
});

test("a term may need its capital", () => {
  const spell = speller([{ word: "Targets", piece: fire, keep: true, exact: true }]);
  expect(spell("it targets all · Targets 2")).toEqual([
    { text: "it targets all · " },
    fire,
    { text: "Targets 2" },
  ]);
});

test("a word may need several icons, and be said where there is room", () => {
  const spell = speller([{ word: "Fire poison", piece: [fire, poison], said: true }]);
  expect(spell("fire poison 3")).toEqual([fire, poison, { said: "fire poison" }, { text: " 3" }]);
});

test("without terms a text stays as it is", () => {
  expect(speller([])("Fire")).toEqual([{ text: "Fire" }]);
});
