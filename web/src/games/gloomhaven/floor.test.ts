import { describe, expect, test } from "vitest";
import { aimed, covering } from "./aiming";
import { fogOf, roomsOf, toneOf, wallsOf } from "./floor";

const room = (id: string, ...hexes: [number, number][]) =>
  hexes.map(([q, r]) => ({ q, r, room: id }));
const edges = (path: string): number => path.split("M").length - 1;

describe("walls", () => {
  test("surround a room, each edge once", () => {
    expect(edges(wallsOf({ hexes: room("a", [0, 0]), doors: [] }, 10))).toBe(6);
    expect(edges(wallsOf({ hexes: room("a", [0, 0], [1, 0]), doors: [] }, 10))).toBe(10);
  });

  test("part the tiles of different rooms", () => {
    const hexes = [...room("a", [0, 0]), ...room("b", [1, 0])];
    expect(edges(wallsOf({ hexes, doors: [] }, 10))).toBe(12);
  });

  test("leave a gap where a door is, be it closed", () => {
    const doors = [{ q: 1, r: 0, look: "stone", open: false }];
    expect(edges(wallsOf({ hexes: room("a", [0, 0]), doors }, 10))).toBe(5);
  });
});

test("fog lies behind closed doors only, on the far side", () => {
  const hexes = room("a", [0, 0], [0, 1]);
  const door = { q: 1, r: 0, look: "stone", open: false };
  const fog = fogOf({ hexes, doors: [door] });
  expect(fog.some(({ q, r }) => q === 2 && r === 0)).toBe(true);
  expect(fog.some(({ q }) => q < 1)).toBe(false);
  expect(fogOf({ hexes, doors: [{ ...door, open: true }] })).toEqual([]);
});

test("rooms have floors of their own", () => {
  const hexes = [...room("a", [0, 0]), ...room("b", [1, 0]), { q: 2, r: 0, joint: "door" }];
  const rooms = roomsOf({ hexes });
  expect(rooms).toEqual(["a", "b"]);
  expect(new Set([toneOf(rooms, "a"), toneOf(rooms, "b"), toneOf(rooms, undefined)]).size).toBe(3);
});

describe("aiming an area", () => {
  const placements = [["0,0", "1,0"], ["0,0", "0,1"], ["5,5"]];

  test("means the placements over the hex under the pointer", () => {
    expect(covering(placements, "0,0")).toEqual([0, 1]);
    expect(covering(placements, "5,5")).toEqual([2]);
    expect(covering(placements, "9,9")).toEqual([0, 1, 2]);
  });

  test("turning goes through them, in both directions", () => {
    expect([0, 1, 2, -1].map((turns) => aimed(placements, "0,0", turns))).toEqual([0, 1, 0, 1]);
    expect(aimed([], "0,0", 0)).toBe(-1);
  });
});
