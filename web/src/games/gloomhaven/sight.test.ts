import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hexKey, type Hex } from "../../widgets/hexes";
import { Field, fieldOf } from "./sight";
import type { HexView } from "./view";

/** What the engine says of some maps. */
interface Sample {
  scenario: number;
  hexes: HexView[];
  measured: { origin: string; ranges: number[]; seen: boolean[] }[];
}

function hexes(text: string): Hex[] {
  return text.split(" ").map((each) => {
    const [q = 0, r = 0] = each.split(",").map(Number);
    return { q, r };
  });
}

/** Rows of hexes with a corner on top: row r begins at q = -floor(r / 2). */
function room(width: number, height: number): Hex[] {
  return Array.from({ length: width * height }, (_, place) => {
    const r = Math.floor(place / width);
    return { q: (place % width) - Math.floor(r / 2), r };
  });
}

const without = (all: Hex[], gone: string): Hex[] =>
  all.filter((hex) => !gone.split(" ").includes(hexKey(hex)));

describe("line of sight", () => {
  test("is clear in an empty room, along rows and across them", () => {
    const field = new Field(room(6, 5));
    expect(field.sees({ q: 0, r: 1 }, { q: 4, r: 1 })).toBe(true);
    expect(field.sees({ q: 0, r: 0 }, { q: 2, r: 4 })).toBe(true);
  });

  test("is blocked by a wall in a passage one hex wide", () => {
    const field = new Field(hexes("0,0 1,0 2,0 2,1 2,2"));
    expect(field.sees({ q: 0, r: 0 }, { q: 2, r: 2 })).toBe(false);
  });

  test("touches a wall already at its corner", () => {
    // In a passage one hex wide every corner is the corner of a wall.
    const field = new Field(hexes("0,0 1,0 2,0"));
    expect(field.sees({ q: 0, r: 0 }, { q: 2, r: 0 })).toBe(false);
    expect(field.sees({ q: 0, r: 0 }, { q: 1, r: 0 })).toBe(true);
  });

  /** Who sees whom: for each hex a row of 0 and 1 over the hexes after it, as the server says it. */
  function rows(field: Field, all: Hex[]): string[] {
    return all.map((one, place) =>
      all
        .slice(place + 1)
        .map((other) => (field.sees(one, other) ? "1" : "0"))
        .join(""),
    );
  }

  test("in a room with two hexes of wall is what the server says", () => {
    const all = without(room(5, 4), "1,1 2,2");
    expect(rows(new Field(all), all).join(" ")).toBe(
      "10001000110011000 1001000110011000 110111001101100 10111011111111 0111111111011 " +
        "000111011100 11011111100 1111111011 110110011 11011100 1011100 011100 00011 1100 100 10 1 ",
    );
  });

  test("past walls on edges is what the server says", () => {
    const all = room(4, 3);
    const walls: [Hex, Hex][] = ["1,0 2,0", "1,1 2,0", "1,1 2,1"].map(
      (wall) => hexes(wall) as [Hex, Hex],
    );
    expect(rows(new Field(all, walls), all).join(" ")).toBe(
      "10011001110 0011001110 100110011 00110011 1111111 111111 11111 1111 111 11 1 ",
    );
  });
});

describe("range", () => {
  test("is counted around walls", () => {
    const field = new Field(without(room(4, 3), "1,0 1,1"));
    const ranges = field.ranges({ q: 0, r: 0 });
    expect(ranges.get("0,0")).toBe(0);
    expect(ranges.get("0,1")).toBe(1);
    expect(ranges.get("2,0")).toBe(5);
    expect(ranges.get("2,1")).toBe(4);
  });

  test("does not lead from tile to tile but by a joint", () => {
    const view = {
      hexes: [
        ...room(2, 2).map((hex) => ({ ...hex, room: "a" })),
        ...room(2, 2).map(({ q, r }) => ({ q: q + 2, r, room: "b" })),
        { q: 3, r: -1, joint: "corridor", joins: ["a", "b"] },
        { q: 2, r: -1, joint: "corridor", joins: ["a", "b"] },
      ],
    };
    const ranges = fieldOf(view).ranges({ q: 1, r: 0 });
    expect(ranges.get("2,0")).toBe(2);
    expect(ranges.get("2,1")).toBe(3);
  });
});

test("a joint leads only to the rooms that it joins", () => {
  const view = {
    hexes: [
      { q: 0, r: 0, room: "a" },
      { q: 1, r: 0, joint: "door", joins: ["a", "b"] },
      { q: 2, r: 0, room: "b" },
      { q: 1, r: 1, room: "c" },
    ],
  };
  const field = fieldOf(view);
  expect(field.beside({ q: 1, r: 0 }).map(hexKey)).toEqual(["2,0", "0,0"]);
  expect(field.ranges({ q: 0, r: 0 }).get("1,1")).toBeUndefined();
  expect(field.sees({ q: 1, r: 0 }, { q: 1, r: 1 })).toBe(false);
});

const SAMPLES = JSON.parse(
  readFileSync(join(import.meta.dirname, "sight.sample.json"), "utf8"),
) as Sample[];

test.each(SAMPLES)("scenario $scenario is measured as the engine does", ({ hexes, measured }) => {
  const field = fieldOf({ hexes });
  for (const { origin, ranges, seen } of measured) {
    const [q = 0, r = 0] = origin.split(",").map(Number);
    const far = field.ranges({ q, r });
    expect(hexes.map((hex) => far.get(hexKey(hex)) ?? -1)).toEqual(ranges);
    expect(hexes.map((hex) => field.sees({ q, r }, hex))).toEqual(seen);
  }
});
