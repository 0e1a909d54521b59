import { expect, test } from "vitest";
import { CITY, HEIGHT, onBoard, whereabouts, WIDTH } from "./whereabouts";

const NEIGHBOURS = [
  { number: 1, location: "G10" },
  { number: 2, location: "G11" },
  { number: 3, location: "G3" },
  { number: 4, location: "E11" },
];

test("letters go to the right and numbers down", () => {
  const [here, right, below] = [onBoard("C4"), onBoard("D4"), onBoard("C5")];
  expect(right.x).toBeGreaterThan(here.x);
  expect(right.y).toBe(here.y);
  expect(below.y).toBeGreaterThan(here.y);
});

test("neighbours do not cover one another, nor the city", () => {
  const spots = [CITY, ...whereabouts(NEIGHBOURS).values()];
  for (const [place, one] of spots.entries()) {
    for (const other of spots.slice(place + 1)) {
      const apart = Math.max(Math.abs(one.x - other.x) / 100, Math.abs(one.y - other.y) / 64);
      expect(apart).toBeGreaterThan(1);
    }
  }
});

test("what lies beside the city leaves its name to be read", () => {
  const harbour = whereabouts([{ number: 8, location: "C15" }]).get(8) ?? CITY;
  const apart = Math.max(Math.abs(harbour.x - CITY.x) / 160, Math.abs(harbour.y - CITY.y) / 120);
  expect(apart).toBeGreaterThanOrEqual(1);
});

test("everything lies on the map, always in the same place", () => {
  const places = [...NEIGHBOURS, ...Array.from({ length: 12 }, (_, at) => ({ number: at + 20 }))];
  const spots = whereabouts(places);
  expect(spots.size).toBe(places.length);
  for (const { x, y } of spots.values()) {
    expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
  }
  expect(whereabouts(places)).toEqual(spots);
});
