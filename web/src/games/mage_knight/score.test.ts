import { expect, test } from "vitest";
import { waiting } from "./rewards";
import { sheet } from "./score";

test("a row a category, a column a side; lines without points are left out", () => {
  const sides = [
    {
      seats: [0],
      total: 12,
      lines: [
        { name: "fame", points: 0 },
        { name: "loot", points: 9, extra: 3 },
        { name: "leader", points: 0 },
      ],
    },
    {
      seats: [1],
      total: 4,
      lines: [
        { name: "fame", points: 0 },
        { name: "loot", points: 4 },
        { name: "leader", points: 0 },
      ],
    },
  ];
  expect(sheet(sides)).toEqual([
    {
      name: "fame",
      title: false,
      cells: [
        { points: 0, extra: 0 },
        { points: 0, extra: 0 },
      ],
    },
    {
      name: "loot",
      title: true,
      cells: [
        { points: 9, extra: 3 },
        { points: 4, extra: 0 },
      ],
    },
  ]);
  expect(sheet([])).toEqual([]);
});

test("equal rewards stand together, in the order of winning", () => {
  expect(waiting(["crystal", "artifact", "crystal"])).toEqual([
    { kind: "crystal", count: 2 },
    { kind: "artifact", count: 1 },
  ]);
});
