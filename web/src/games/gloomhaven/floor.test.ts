import { describe, expect, test } from "vitest";
import { aimed, covering } from "./aiming";
import { focusOf, fogOf, roomsOf, toneOf, wallsOf } from "./floor";

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

describe("where to look at first", () => {
  const wide = (id: string, from: number) =>
    room(id, ...Array.from({ length: 30 }, (_, q): [number, number] => [from + q, 0]));
  const figure = (id: string, kind: number, q: number) => ({
    id,
    kind,
    side: 0,
    name: "",
    q,
    r: 0,
    hp: 1,
    max_hp: 1,
  });

  test("is the whole of a small map", () => {
    const figures = [figure("figure:0", 0, 0)];
    expect(focusOf({ hexes: room("a", [0, 0], [1, 0]), figures }, [])).toBeUndefined();
  });

  test("is where characters stand, who acts and what can be chosen", () => {
    const hexes = [...wide("a", 0), ...wide("b", 40), ...wide("c", 80)];
    const figures = [figure("figure:0", 0, 5), figure("figure:1", 1, 45)];
    const seen = focusOf({ hexes, figures, acting: "figure:1" }, [{ q: 80, r: 0 }]) ?? [];
    const columns = seen.map((hex) => hex.q);
    expect(columns).toContain(29);
    expect(columns).toContain(45);
    expect(columns).toContain(80);
    expect(columns).not.toContain(46);
  });

  test("on a small screen is around the own figure", () => {
    const figures = [figure("figure:0", 0, 5), figure("figure:1", 1, 45)];
    const seen = focusOf({ hexes: wide("a", 0), figures }, [{ q: 9, r: 0 }], "figure:0") ?? [];
    expect(seen.map((hex) => hex.q)).toEqual([3, 4, 5, 6, 7, 9]);
  });
});
