import { expect, test } from "vitest";
import { backToFront, boxOf, halfway, trimmed, type Area } from "./areas";

const LEFT = { x: 0, y: 0 };
const RIGHT = { x: 100, y: 0 };

test("a line of sight ends before the figures", () => {
  expect(trimmed(LEFT, RIGHT, 30)).toEqual([
    { x: 30, y: 0 },
    { x: 70, y: 0 },
  ]);
  expect(halfway(LEFT, RIGHT)).toEqual({ x: 50, y: 0 });
});

test("between neighbours too near for a line nothing is left of it", () => {
  const [from, to] = trimmed(LEFT, { x: 40, y: 0 }, 30);
  expect(from).toEqual(to);
  expect(trimmed(LEFT, LEFT, 30)).toEqual([LEFT, LEFT]);
});

test("who stands in front is drawn last", () => {
  const figures = [{ at: { x: 0, y: 9 } }, { at: { x: 0, y: 2 } }];
  expect(backToFront(figures).map(({ at }) => at.y)).toEqual([2, 9]);
  expect(figures[0]?.at.y).toBe(9);
});

test("the whole board is seen with a margin", () => {
  const area: Area = {
    id: "a",
    label: "a",
    material: "flags",
    corners: [LEFT, RIGHT, { x: 50, y: 60 }],
  };
  expect(boxOf([area], 10)).toEqual({ x: -10, y: -10, width: 120, height: 80 });
});
