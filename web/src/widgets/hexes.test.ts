import { describe, expect, test } from "vitest";
import { around, distance, edges, hexKey, hexOf, middle, turned } from "./hexes";

test("neighbours are equally far away", () => {
  const neighbours = around({ q: 0, r: 0 });
  expect(new Set(neighbours.map(hexKey)).size).toBe(6);
  for (const hex of neighbours) {
    const { x, y } = middle(hex, 10);
    expect(Math.hypot(x, y)).toBeCloseTo(10 * Math.sqrt(3));
  }
});

test("six turns bring a shape back, one moves it on", () => {
  const shape = [
    { q: 0, r: 0 },
    { q: 2, r: -1 },
  ];
  expect(turned(shape, 6)).toEqual(shape);
  expect(turned([{ q: 1, r: 0 }], 1)).toEqual([{ q: -0, r: 1 }]);
  expect(turned(shape, -1)).toEqual(turned(shape, 5));
});

describe("a tile of seven hexes", () => {
  const tile = [{ q: 0, r: 0 }, ...around({ q: 0, r: 0 })];
  const inside = new Set(tile.map(hexKey));

  test("has eighteen edges around it", () => {
    const outline = edges(tile, 40, (_, behind) => !inside.has(hexKey(behind)));
    expect(outline.match(/M/g)).toHaveLength(18);
  });

  test("reaches one step far", () => {
    expect(tile.map((hex) => distance(hex, { q: 0, r: 0 }))).toEqual([0, 1, 1, 1, 1, 1, 1]);
    expect(distance({ q: -1, r: 0 }, { q: 1, r: -1 })).toBe(2);
  });
});

test("a hex is found again by its key", () => {
  expect(hexOf(hexKey({ q: 3, r: -5 }))).toEqual({ q: 3, r: -5 });
});

describe("hexes with an edge on top", () => {
  test("have their first neighbour straight above them, the others clockwise", () => {
    const spots = around({ q: 0, r: 0 }, "edge").map((hex) => middle(hex, 10, "edge"));
    const angles = spots.map(({ x, y }) => Math.round((Math.atan2(x, -y) * 180) / Math.PI));
    expect(angles.map((angle) => (angle + 360) % 360)).toEqual([0, 60, 120, 180, 240, 300]);
  });

  test("part from a neighbour at the edge of its number", () => {
    const way = edges(
      [{ q: 0, r: 0 }],
      10,
      (_, behind) => behind.r === -1 && behind.q === 0,
      "edge",
    );
    expect(way).toBe("M-5.0 -8.7L5.0 -8.7");
  });
});
