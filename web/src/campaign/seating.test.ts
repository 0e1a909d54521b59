import { expect, test } from "vitest";
import { seatsFor, usualPlayers } from "./seating";

test("a match has as many seats as the campaign was begun for, if it can", () => {
  expect(seatsFor([2, 3], 3)).toBe(3);
  expect(seatsFor([2], 3)).toBe(2);
});

test("the group comes to its seats, bots fill the rest", () => {
  expect(usualPlayers(3, "Ada", 2)).toEqual([
    { kind: "person", name: "Ada" },
    { kind: "open" },
    { kind: "bot", level: "normal" },
  ]);
});

test("the next match is laid like the last one of as many seats", () => {
  const last = [
    { kind: "person", name: "Ada" },
    { kind: "person", name: "Bela" },
  ] as const;
  expect(usualPlayers(2, "Ada", 1, [...last])).toEqual(last);
  expect(usualPlayers(1, "Ada", 1, [...last])).toEqual([{ kind: "person", name: "Ada" }]);
});
