import { expect, test } from "vitest";
import { HERO_RINGS, ringColour, ringEdge } from "./ranks";

test("elites keep their flat yellow, bosses are blood, and no hero wears gold", () => {
  expect(ringColour("elite")).toBe("#e8d44d");
  expect(ringColour("boss")).toBe("#c1503b");
  expect(ringColour("hero", "copper")).toBe("#cf8a56");
  expect(Object.values(HERO_RINGS)).not.toContain("#d3a94f");
});

test("ranks differ by their edge too, not by colour alone", () => {
  const edges = (["normal", "elite", "boss"] as const).map((rank) => ringEdge(rank, 20));
  expect(new Set(edges).size).toBe(3);
});
