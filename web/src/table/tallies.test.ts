import { expect, test } from "vitest";
import { barsOf } from "./tallies";

const line = (...rounds: number[][]) => ({
  key: "dealt" as const,
  sums: rounds.map((each, seat) => ({
    name: { message: "", thing: `seat:${seat}` },
    rounds: each,
  })),
});

test("all bars of a line have one scale", () => {
  const [first, second] = barsOf(line([2, 0, 4], [1, 2, 0]));
  expect([first?.total, second?.total]).toEqual([6, 3]);
  expect([first?.share, second?.share]).toEqual([1, 0.5]);
  expect(second?.rounds.map(({ height }) => height)).toEqual([0.25, 0.5, 0]);
});

test("nothing counted has no height", () => {
  expect(barsOf(line([0, 0]))[0]).toMatchObject({ total: 0, share: 0 });
});
