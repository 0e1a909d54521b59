import { expect, test } from "vitest";
import { breakable, change, linesOf, longestPart, shares, shown } from "./card";

const HYPHEN = /\u00AD/g;

test("long words break between syllables, never near their ends", () => {
  expect(breakable("Неупокоенный бедняк").replace(HYPHEN, "-")).toBe("Неу-по-коен-ный бедняк");
  expect(breakable("Трюмный ползун")).toBe("Трюмный ползун");
  expect(breakable("Resurrection Man").replace(HYPHEN, "-")).toBe("Resur-rec-tion Man");
  expect(breakable("Apothecary").replace(HYPHEN, "-")).toBe("Apothe-cary");
  expect(breakable("Fleet Street Razor")).toBe("Fleet Street Razor");
});

test("the longest word decides how large a title can be", () => {
  expect(longestPart("Lace-Maker Spider")).toBe(6);
});

test("numbers are shown with their sign, and say whether they have changed", () => {
  const stat = { printed: 2, now: 2, label: "" };
  expect(shown(stat)).toBe("2");
  expect(shown({ ...stat, signed: true })).toBe("+2");
  expect(shown({ ...stat, now: -1 })).toBe("−1");
  expect([change(stat), change({ ...stat, now: 3 }), change({ ...stat, now: 1 })]).toEqual([
    "",
    "up",
    "down",
  ]);
});

test("two halves share a card by the length of their texts", () => {
  expect(linesOf("Move 4\nAttack 2 on everybody near", 10)).toBe(4);
  expect(shares(["Move 4", "Attack 2 on everybody near"], 10)).toBe(
    "minmax(var(--half, 0px), 2.6fr) minmax(var(--half, 0px), 3.6fr)",
  );
  expect(shares(["", "x".repeat(200)], 10)).toBe(
    "minmax(var(--half, 0px), 2.6fr) minmax(var(--half, 0px), 8.6fr)",
  );
});
