import { expect, test } from "vitest";
import type { TableFacts } from "../protocol";
import { seatName } from "./names";

type Seats = TableFacts["seats"];

const anna = { kind: "person", name: "Anna" } as Seats[number];
const bot = { kind: "bot", name: "", level: "normal" } as Seats[number];
const left = { kind: "bot", name: "Anna", level: "normal" } as Seats[number];

test("nobody is renamed when a bot takes a seat over", () => {
  for (const seat of [1, 2]) {
    expect(seatName([left, bot, bot], seat)).toBe(seatName([anna, bot, bot], seat));
    expect(seatName([bot, bot, bot], seat)).toBe(seatName([anna, bot, bot], seat));
  }
  expect(seatName([bot, bot], 1)).toBe(seatName([anna, bot], 1));
});

test("a seat keeps the name of whoever handed it to a bot", () => {
  expect(seatName([left, bot], 0)).toBe("Anna");
});
