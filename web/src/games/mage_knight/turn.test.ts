import { expect, test } from "vitest";
import { atWork, pointsOf } from "./turn";
import type { HeroView, TableView, TurnView } from "./view";

const TURN: TurnView = {
  seat: 0,
  phase: "moving",
  move: 0,
  influence: 0,
  healing: 0,
  dice_left: 1,
} as TurnView;

const HERO = {
  seat: 0,
  played: [
    { id: "card:1", card: "march" },
    { id: "card:2", card: "agility" },
  ],
} as HeroView;

test("points that are left are shown, and those that the phase asks for", () => {
  expect(pointsOf(TURN)).toEqual([{ key: "move", amount: 0 }]);
  expect(pointsOf({ ...TURN, phase: "ranged", move: 3, healing: 1 })).toEqual([
    { key: "move", amount: 3 },
    { key: "healing", amount: 1 },
  ]);
  expect(pointsOf({ ...TURN, phase: "ending" })).toEqual([]);
});

test("a played card whose effect goes on is marked, and a unit that works on is shown once", () => {
  const boons = [
    { id: "card:2", card: "agility", amount: 1 },
    { id: "card:9", card: "foresters", amount: 1 },
    { id: "card:9", card: "foresters", amount: 2 },
  ];
  const view = { turn: { ...TURN, boons } } as unknown as TableView;
  expect(atWork(view, HERO)).toEqual([
    { id: "card:9", card: "foresters", lasts: true },
    { id: "card:1", card: "march", lasts: false },
    { id: "card:2", card: "agility", lasts: true },
  ]);
});

test("the effects of another hero's turn are not one's own", () => {
  const boons = [{ id: "card:2", card: "agility" }];
  const view = { turn: { ...TURN, seat: 1, boons } } as unknown as TableView;
  expect(atWork(view, HERO).map((card) => card.lasts)).toEqual([false, false]);
});
