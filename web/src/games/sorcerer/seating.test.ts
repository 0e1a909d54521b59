import { expect, test } from "vitest";
import { avatarsAt, columns, facing, inRing, inRow, others } from "./seating";
import type { FieldView, MinionView, PlayerView, TableView } from "./view";

function field(name: string, ...teams: [number, number]): FieldView {
  const sides = teams.map((team) => ({ team, track: 0, unopposed: false, minions: [] }));
  return { name, order: 0, first: 0, sides };
}

function player(seat: number, team: number, avatar: string | null = null): PlayerView {
  return {
    seat,
    team,
    avatar,
    energy: 0,
    actions: 0,
    omens: 0,
    packs: [],
    skills: [],
    hand_size: 0,
    grimoire_size: 0,
    hand: [],
    graveyard: [],
  };
}

const names = (fields: FieldView[]): string[] => fields.map((each) => each.name);

const duel: TableView = {
  format: "duel",
  round: 1,
  phase: 2,
  first: 0,
  fate: [true],
  players: [player(0, 0, "a"), player(1, 1, "a")],
  limits: { energy: 10, blood: 10, actions: 6, damage: 12 },
  fields: [field("a", 0, 1), field("b", 0, 1), field("c", 0, 1)],
};

test("whoever sits opposite sees the row from the other end and its own side below", () => {
  expect(names(inRow(duel, 0))).toEqual(["a", "b", "c"]);
  expect(names(inRow(duel, 1))).toEqual(["c", "b", "a"]);
  expect(facing(field("a", 0, 1), 1).below.team).toBe(1);
  expect(facing(field("a", 0, 1), 0).below.team).toBe(0);
});

test("a battlefield with many minions gets more room", () => {
  const crowded = (count: number): FieldView => {
    const minions = Array.from({ length: count }, () => ({}) as MinionView);
    return { ...field("a", 0, 1), sides: [{ team: 0, track: 0, unopposed: false, minions }] };
  };
  expect(columns([crowded(0), crowded(5), crowded(9)])).toBe(
    "minmax(0, 3fr) minmax(0, 5fr) minmax(0, 6fr)",
  );
});

test("avatars stand on the side of their team", () => {
  expect(avatarsAt(duel, field("a", 0, 1), 1).map((each) => each.seat)).toEqual([1]);
  expect(avatarsAt(duel, field("b", 0, 1), 1)).toEqual([]);
});

test("a ring of five: two own battlefields, three others clockwise", () => {
  const ring: TableView = {
    ...duel,
    format: "royale",
    players: [0, 1, 2, 3, 4].map((seat) => player(seat, seat)),
    fields: [0, 1, 2, 3, 4].map((seat) => field(`f${seat}`, seat, (seat + 1) % 5)),
  };
  const seen = inRing(ring, 0);
  expect([seen.left.name, seen.right.name]).toEqual(["f0", "f4"]);
  expect(names(seen.others)).toEqual(["f1", "f2", "f3"]);
  expect(others(ring, 3).map((each) => each.seat)).toEqual([4, 0, 1, 2]);
});
