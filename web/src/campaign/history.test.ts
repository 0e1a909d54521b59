import { expect, test } from "vitest";
import type { LinkFacts } from "../protocol";
import { linesOf } from "./history";

const link = (number: number, attempt: number, fate: LinkFacts["fate"]): LinkFacts => ({
  number,
  attempt,
  fate,
  offer: "evening",
  players: [],
  begun: 0,
});

test("the newest match stands first", () => {
  const links = [link(1, 1, "won"), link(2, 1, "won")];
  expect(linesOf({ links }).map((line) => line.link.number)).toEqual([2, 1]);
});

test("a copy goes on from a match that was played to its end, not from one given up", () => {
  const links = [link(1, 1, "abandoned"), link(1, 2, "won"), link(2, 1, "open")];
  expect(linesOf({ links }).map(({ forks }) => forks)).toEqual([false, true, false]);
});

test("a defeat that was played again is not gone on from", () => {
  const links = [link(1, 1, "lost"), link(1, 2, "won")];
  expect(linesOf({ links }).map(({ forks }) => forks)).toEqual([true, false]);
});

test("only the last match can be played again, and only if the rules allow it", () => {
  const links = [link(1, 1, "lost"), link(2, 1, "lost")];
  expect(linesOf({ links, lost: "evening" }).map(({ again }) => again)).toEqual([true, false]);
  expect(linesOf({ links }).map(({ again }) => again)).toEqual([false, false]);
});
