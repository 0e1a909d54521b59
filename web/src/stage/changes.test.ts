import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Change } from "../protocol";
import { applied } from "./changes";

interface Case {
  was: unknown;
  is: unknown;
  changes: Change[];
}

const CASES = JSON.parse(
  readFileSync(new URL("../../../tests/kernel/changes.json", import.meta.url), "utf8"),
) as Case[];

test.each(CASES.map((each, number) => [number, each] as const))(
  "changes lead from one view to the next (%i)",
  (_, { was, is, changes }) => {
    const before = JSON.stringify(was);
    expect(applied(was, changes)).toEqual(is);
    expect(JSON.stringify(was)).toBe(before);
  },
);

test("what has not changed is shared", () => {
  const was = { board: [[1], [2]], hand: ["a"] };
  const is = applied(was, [{ at: ["hand", 0], put: ["b"], cut: 1 }]) as typeof was;
  expect(is.board).toBe(was.board);
  expect(is.hand).toEqual(["b"]);
});
