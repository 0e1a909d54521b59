import { expect, test } from "vitest";
import type { SeatFacts } from "../protocol";
import { isAway, meanwhile } from "./meanwhile";

const seat = (kind: SeatFacts["kind"], here = true): SeatFacts => ({
  kind,
  here,
  name: "",
  level: "",
});

test("whoever has left is away, whoever is asked too is choosing", () => {
  const seats = [seat("person"), seat("person", false), seat("person"), seat("person")];
  expect(meanwhile(seats, [0], [0, 1, 2])).toEqual([
    { seat: 1, state: "away" },
    { seat: 2, state: "choosing" },
  ]);
});

test("bots and free seats are neither, and nobody at this screen is", () => {
  const seats = [seat("person", false), seat("bot", false), seat("open", false)];
  expect(meanwhile(seats, [0], [0, 1, 2])).toEqual([]);
  expect([0, 1, 2].map((number) => isAway(seats, number))).toEqual([true, false, false]);
});
