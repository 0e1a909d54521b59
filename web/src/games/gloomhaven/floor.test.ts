import { describe, expect, test } from "vitest";
import { aimed, covering } from "./aiming";
import { focusOf, roomsOf, toneOf, wallsOf } from "./floor";
import type { DoorView, HexView } from "./view";

const room = (id: string, ...hexes: [number, number][]) =>
  hexes.map(([q, r]) => ({ q, r, room: id }));
const edges = (path: string): number => path.split("M").length - 1;

const ground = (hexes: HexView[], closed: HexView[] = [], doors: DoorView[] = []) => ({
  hexes,
  closed,
  doors,
});
const door = (open: boolean): DoorView => ({ q: 1, r: 0, look: "stone", open });

test("a wall is drawn on each edge that has one", () => {
  const hexes = [
    { q: 0, r: 0, room: "a", walls: 63 },
    { q: 1, r: 0, room: "a", walls: 0b1011 },
    { q: 2, r: 0, room: "a" },
  ];
  expect(edges(wallsOf(hexes, 10))).toBe(9);
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

  test("is what lies open of a small map, and the fog near its doors", () => {
    const figures = [figure("figure:0", 0, 0)];
    const map = ground(room("a", [0, 0]), room("b", [2, 0], [3, 0], [4, 0]), [door(false)]);
    const seen = focusOf({ ...map, figures }, []) ?? [];
    expect(seen.map((hex) => hex.q)).toEqual([0, 1, 2, 3]);
  });

  test("is all of it before a room is open", () => {
    expect(focusOf({ ...ground([], room("a", [0, 0])), figures: [] }, [])).toBeUndefined();
  });

  test("is where characters stand, who acts and what can be chosen", () => {
    const hexes = [...wide("a", 0), ...wide("b", 40), ...wide("c", 80)];
    const figures = [figure("figure:0", 0, 5), figure("figure:1", 1, 45)];
    const seen =
      focusOf({ ...ground(hexes), figures, acting: "figure:1" }, [{ q: 80, r: 0 }]) ?? [];
    const columns = seen.map((hex) => hex.q);
    expect(columns).toContain(29);
    expect(columns).toContain(45);
    expect(columns).toContain(80);
    expect(columns).not.toContain(46);
  });

  test("on a small screen is around the own figure", () => {
    const figures = [figure("figure:0", 0, 5), figure("figure:1", 1, 45)];
    const seen = focusOf({ ...ground(wide("a", 0)), figures }, [{ q: 9, r: 0 }], "figure:0") ?? [];
    expect(seen.map((hex) => hex.q)).toEqual([3, 4, 5, 6, 7, 9]);
    const further = focusOf({ ...ground(wide("a", 0)), figures }, [], "figure:0", 3) ?? [];
    expect(further.map((hex) => hex.q)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });
});
