import { expect, test } from "vitest";
import { sheetOf } from "./measuring";

const EAST = 1 << 1;
const WEST = 1 << 4;

test("walls between open hexes are told, from both sides", () => {
  const hexes = [
    { q: 0, r: 0, room: "a", walls: EAST },
    { q: 1, r: 0, room: "b", walls: WEST },
  ];
  expect(sheetOf(hexes).walls_between).toEqual([
    [
      [0, 0],
      [1, 0],
    ],
    [
      [1, 0],
      [0, 0],
    ],
  ]);
});

test("what lies behind the last wall is no part of the map", () => {
  const sheet = sheetOf([
    { q: 0, r: 0, room: "a", walls: 63 - EAST },
    { q: 1, r: 0, joint: "door", walls: 63 - WEST },
  ]);
  expect(sheet).toEqual({
    hexes: [
      [0, 0],
      [1, 0],
    ],
    walls_between: [],
  });
});
