import { describe, expect, test } from "vitest";
import { layersOf, type Plot } from "./ground";
import { MATERIAL_NAMES, MATERIALS, wovenOf } from "./materials";
import { TILE, unevenness } from "./noise";
import { centre, edgesFacing, inset } from "./shapes";

const SQUARE = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];
const COUNTER = [...SQUARE].reverse();

describe("a polygon", () => {
  test("shrinks by the same width on all sides, whichever way its corners go", () => {
    const small = [
      { x: 2, y: 2 },
      { x: 8, y: 2 },
      { x: 8, y: 8 },
      { x: 2, y: 8 },
    ];
    expect(inset(SQUARE, 2)).toEqual(small);
    expect(inset(COUNTER, 2)).toEqual([...small].reverse());
  });

  test("is lit on its upper edge and dark on the others", () => {
    expect(edgesFacing(SQUARE, true)).toBe("M0 0L10 0");
    expect(edgesFacing(COUNTER, true)).toBe("M10 0L0 0");
    expect(edgesFacing(SQUARE, false).match(/M/g)).toHaveLength(3);
  });

  test("has its middle where it balances", () => {
    expect(centre(SQUARE)).toEqual({ x: 5, y: 5 });
    const corner = [
      { x: 0, y: 0 },
      { x: 6, y: 0 },
      { x: 0, y: 6 },
    ];
    expect(centre(corner)).toEqual({ x: 2, y: 2 });
  });
});

describe("the ground", () => {
  const plots: Plot[] = Array.from({ length: 60 }, (_, place) => ({
    id: `cell ${place}`,
    corners: SQUARE.map(({ x, y }) => ({ x: x + 10 * place, y })),
    material: place < 40 ? "stone" : "grass",
    tone: place,
  }));

  test("is one layer per material, however many cells there are", () => {
    const layers = layersOf(plots);
    expect(layers.map((layer) => layer.material)).toEqual(["stone", "grass"]);
    expect(layers[0]?.tones).toHaveLength(3);
    expect(layers[0]?.all.match(/Z/g)).toHaveLength(40);
  });

  test("has cracks and grit in some cells, always the same ones", () => {
    const [stone] = layersOf(plots);
    const cracks = stone?.cracks.match(/M/g)?.length ?? 0;
    expect(cracks).toBeGreaterThan(3);
    expect(cracks).toBeLessThan(25);
    expect(stone?.grit.light).toMatch(/h0/);
    expect(layersOf(plots)).toEqual(layersOf(plots));
  });

  test("leaves a joint between its plots", () => {
    const [layer] = layersOf([{ id: "a", corners: SQUARE, material: "flags", tone: 0 }], 3);
    expect(layer?.all).toBe("M1.5 1.5L8.5 1.5L8.5 8.5L1.5 8.5Z");
  });
});

test.each(MATERIAL_NAMES)(
  "%s has two or three near tones and a pattern that never changes",
  (name) => {
    const { tones } = MATERIALS[name];
    expect(tones.length).toBeGreaterThanOrEqual(2);
    expect(new Set(tones).size).toBe(tones.length);
    expect(wovenOf(name)).toEqual(wovenOf(name));
    expect(wovenOf(name)?.drawn ?? "").not.toMatch(/NaN|undefined/);
  },
);

test("the unevenness repeats without a seam", () => {
  const dark = unevenness();
  for (const at of [0, 17, 100, 255]) {
    expect(dark(0, at)).toBeCloseTo(dark(TILE, at));
    expect(dark(at, 0)).toBeCloseTo(dark(at, TILE));
    expect(dark(at, at)).toBeGreaterThanOrEqual(0);
    expect(dark(at, at)).toBeLessThanOrEqual(1);
  }
});
