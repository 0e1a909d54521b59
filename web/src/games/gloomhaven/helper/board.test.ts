import { expect, test } from "vitest";
import type { FigureView, TableView, TypeView } from "../view";
import { cornered, helperFor, sheetOf } from "./board";
import { fromAddress, toAddress } from "./sheet";

const guard: FigureView = {
  id: "figure:3",
  kind: 1,
  side: 1,
  name: "monster-bandit-guard",
  type: "bandit_guard",
  rank: 1,
  q: -2,
  r: 3,
  hp: 9,
  max_hp: 9,
};
const hero: FigureView = {
  id: "figure:0",
  kind: 0,
  side: 0,
  name: "class-brute",
  owner: 0,
  q: 0,
  r: 3,
  hp: 10,
  max_hp: 10,
};
const type: TypeView = {
  type: "bandit_guard",
  deck: "guard",
  stats: [
    { rank: 0, hit_points: 6, attack: 2, move: 3, range: 0 },
    { rank: 1, hit_points: 9, attack: 3, move: 2, range: 0 },
  ],
  lines: [{ values: [4, 3] }, { values: [1, 2], ranges: [0, 0] }],
};
const view = {
  hexes: [-2, -1, 0].map((q) => ({ q, r: 3 })),
  doors: [],
  tiles: [{ kind: "trap", look: "spikes", hexes: ["-1,3"] }],
  figures: [guard, hero],
  heroes: [{ seat: 0, initiative: 26 }],
  types: [type],
} as unknown as TableView;

test("the table becomes a sheet with the numbers of the round for the monster's rank", () => {
  const sheet = sheetOf(view, guard, type);
  expect(sheet.monster).toMatchObject({ hex: "-2,3", move: 3, range: 0, attack: true, targets: 1 });
  expect(sheet.enemies).toEqual([{ hex: "0,3", initiative: 26 }]);
  expect(sheet.terrain).toEqual({ "-1,3": "trap" });
});

test("it begins at the upper left corner and survives its address", () => {
  const sheet = cornered(sheetOf(view, guard, type));
  expect(sheet.floor).toEqual(["1,1", "2,1", "3,1"]);
  expect(fromAddress(toAddress(sheet))).toEqual(sheet);
  expect(helperFor(view, type)).toBe(`/monsters#${toAddress(sheet)}`);
});
