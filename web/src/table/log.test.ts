import { expect, test } from "vitest";
import type { ToldEvent, ToldKey } from "../protocol";
import { entries, isToldTo, joined } from "./log";

const event = (at: number, key: string): ToldEvent => ({
  at,
  rule: "",
  phrase: { key: key as ToldKey, args: {} },
});

test("what was taken back is replaced by what is told now", () => {
  const log = [event(0, "deal"), event(1, "draw"), event(2, "cast")];
  const told = [event(2, "channel"), event(3, "attack")];
  expect(joined(log, 1, told).map(({ phrase }) => phrase.key)).toEqual([
    "deal",
    "draw",
    "channel",
    "attack",
  ]);
});

test("told from the beginning, nothing old is left", () => {
  expect(joined([event(0, "deal")], -1, [event(0, "new deal")])).toHaveLength(1);
});

test("who shares the screen does not read what another one chose in secret", () => {
  const log = [event(1, "deal"), { ...event(2, "keep-goal"), only: 0 }];
  const read = (seat: number) => log.filter((each) => isToldTo(each, seat)).map(({ at }) => at);
  expect(read(0)).toEqual([1, 2]);
  expect(read(1)).toEqual([1]);
});

test("quiet events are left out, the others keep their place", () => {
  const log = [event(1, "played"), event(1, "entered")];
  const seen = entries(log, ({ phrase }) => phrase.key === "played");
  expect(seen.map(({ place }) => place)).toEqual([1]);
});

const step = (who: string): ToldEvent => ({
  ...event(3, "walks"),
  kind: "walk",
  roles: { who: "figure" },
  phrase: { key: "walks" as ToldKey, args: { figure: { message: who, thing: who } } },
});

test("a walk is one line, and somebody else's another", () => {
  const told = entries([step("a"), step("a"), step("b"), step("a")], () => false);
  expect(told.map(({ steps, place }) => [steps, place])).toEqual([
    [2, 1],
    [1, 2],
    [1, 3],
  ]);
});

const hit = (at: number): ToldEvent => ({
  ...event(at, "damage"),
  chooser: 0,
});
const lost = (at: number, count: number): ToldEvent => ({
  ...event(at, "damaged"),
  phrase: { key: "damaged" as ToldKey, args: { count } },
});

test("the same answer given point by point is one line, and so is the sum of what it did", () => {
  const told = entries(
    [hit(1), lost(1, 1), hit(2), lost(2, 2), hit(3), lost(3, 3), event(3, "captured")],
    () => false,
  );
  expect(told.map(({ event: each, steps }) => [each.phrase.key, each.phrase.args, steps])).toEqual([
    ["damage", {}, 3],
    ["damaged", { count: 3 }, 1],
    ["captured", {}, 1],
  ]);
});

test("another answer, or one that led to more, is told by itself", () => {
  const keys = (log: ToldEvent[]): number => entries(log, () => false).length;
  expect(keys([hit(1), lost(1, 1), { ...hit(2), chooser: 1 }, lost(2, 2)])).toBe(4);
  expect(keys([hit(1), lost(1, 1), event(1, "dies"), hit(2), lost(2, 2)])).toBe(5);
  expect(keys([hit(1), hit(2), hit(3)])).toBe(3);
});

test("an answer that the table gave is told only if nothing follows from it", () => {
  const given = { ...event(4, "draw"), chooser: 0, forced: true };
  const keys = (log: ToldEvent[]): string[] =>
    entries(log, () => false).map((entry) => entry.event.phrase.key);
  expect(keys([given, event(4, "drawn")])).toEqual(["drawn"]);
  expect(keys([given, event(5, "drawn")])).toEqual(["draw", "drawn"]);
});
