import { expect, test } from "vitest";
import { findEntries, type CodexEntry } from "./codex";

const entry = (title: string, group: string, unknown = false): CodexEntry => ({
  id: title,
  title,
  note: "бьёт дважды",
  icon: "",
  family: "ash",
  group,
  unknown,
});
const ENTRIES = [
  entry("Пещерный медведь", "Звери"),
  entry("Страж", "Люди"),
  entry("Дракон", "Звери", true),
];

test("without words all entries stand under their headings", () => {
  expect(findEntries(ENTRIES, " ").map(({ title, entries }) => [title, entries.length])).toEqual([
    ["Звери", 2],
    ["Люди", 1],
  ]);
});

test("all words must be there, in any order, with ё or without", () => {
  expect(findEntries(ENTRIES, "дважды МЕДВЕДЬ")[0]?.entries).toHaveLength(1);
  expect(findEntries(ENTRIES, "бьет страж").map(({ title }) => title)).toEqual(["Люди"]);
  expect(findEntries(ENTRIES, "медведь страж")).toEqual([]);
});

test("what nobody has met is not found by its name", () => {
  expect(findEntries(ENTRIES, "дракон")).toEqual([]);
});
