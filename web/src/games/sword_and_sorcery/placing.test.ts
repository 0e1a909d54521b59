import { expect, test } from "vitest";
import { closest, spotsIn, standingIn } from "./placing";

const SQUARE = [
  { x: 0, y: 0 },
  { x: 120, y: 0 },
  { x: 120, y: 120 },
  { x: 0, y: 120 },
];
/** An area around a corner. */
const BENT = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 80 },
  { x: 80, y: 80 },
  { x: 80, y: 200 },
  { x: 0, y: 200 },
];

test("one figure stands near the middle", () => {
  const [spot] = spotsIn(SQUARE, { x: 60, y: 60 }, 1, 52);
  expect(Math.hypot((spot?.x ?? 0) - 60, (spot?.y ?? 0) - 60)).toBeLessThan(8);
});

test("many stand closer to each other, but never in the same place", () => {
  const spots = spotsIn(SQUARE, { x: 60, y: 60 }, 7, 52);
  expect(spots).toHaveLength(7);
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(7);
});

test("nobody stands outside of an area with a corner", () => {
  for (const { x, y } of spotsIn(BENT, { x: 40, y: 40 }, 6, 52))
    expect(x < 80 || y < 80).toBe(true);
});

test("nothing needs no place", () => {
  expect(spotsIn(SQUARE, { x: 60, y: 60 }, 0, 52)).toEqual([]);
});

test("figures shrink as they stand closer", () => {
  expect(closest([{ x: 0, y: 0 }], 52)).toBe(52);
  expect(closest(spotsIn(SQUARE, { x: 60, y: 60 }, 7, 52), 52)).toBeLessThan(52);
});

test("two stand side by side where the middle leaves no floor beside it", () => {
  const spots = spotsIn(SQUARE, { x: 60, y: 60 }, 2, 60);
  expect(closest(spots, 60)).toBe(60);
});

const AREA = { corners: BENT, middle: { x: 40, y: 40 } };

test("nobody changes places when somebody enters", () => {
  const before = new Map([["hero", { x: 40, y: 40 }]]);
  const [hero, foe] = standingIn(AREA, ["hero", "foe"], before, 52);
  expect(hero).toEqual({ x: 40, y: 40 });
  expect(
    closest(
      [hero, foe].filter((spot) => spot !== undefined),
      52,
    ),
  ).toBe(52);
});

test("where all must move up, left stays left", () => {
  const area = { corners: SQUARE, middle: { x: 60, y: 60 } };
  const before = new Map([
    ["left", { x: 36, y: 60 }],
    ["right", { x: 88, y: 60 }],
  ]);
  const [left, right] = standingIn(area, ["left", "right", "third", "fourth"], before, 52);
  expect(left?.x ?? 0).toBeLessThan(right?.x ?? 0);
});
