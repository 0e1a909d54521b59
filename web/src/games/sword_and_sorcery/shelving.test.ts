import { expect, test } from "vitest";
import { kept } from "./shelving";

const keys = (placed: { key: string }[]): string[] => placed.map(({ key }) => key);
const FIRST = [
  { key: "dagger", gain: 1 },
  { key: "long sword", gain: 2.3 },
  { key: "boar spear", gain: 2 },
];

test("the best stands first", () => {
  expect(keys(kept([], FIRST))).toEqual(["long sword", "boar spear", "dagger"]);
});

test("after a purchase nothing moves: not what is worth less now, nor what stands beside a gap", () => {
  const before = kept([], FIRST);
  const now = [
    { key: "dagger", gain: 2 },
    { key: "boar spear", gain: 1 },
    { key: "axe", gain: 3 },
  ];
  expect(keys(kept(before, now))).toEqual(["long sword", "boar spear", "dagger", "axe"]);
});
