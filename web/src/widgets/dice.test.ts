import { expect, test } from "vitest";
import { DIE_COLOURS, leanOf } from "./dice";

test("a die lies as it fell: a little turned, always the same way", () => {
  expect(leanOf("die:1")).toBe(leanOf("die:1"));
  const leans = Array.from({ length: 30 }, (_, place) => leanOf(`die:${place}`));
  expect(Math.max(...leans.map(Math.abs))).toBeLessThanOrEqual(14);
  expect(new Set(leans).size).toBeGreaterThan(5);
});

test("light dice have dark symbols, dark dice light ones", () => {
  const bright = (colour: string): number => parseInt(colour.slice(1, 3), 16);
  for (const [light, , , ink] of Object.values(DIE_COLOURS)) {
    expect(bright(light) > 0xd0).toBe(bright(ink) < 0x80);
  }
});
