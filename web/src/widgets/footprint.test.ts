import { describe, expect, test } from "vitest";
import {
  arrowSpot,
  baseOf,
  cornersOf,
  facingAngle,
  middleOf,
  outline,
  placed,
  SEVEN,
} from "./footprint";
import { middle } from "./hexes";

const PAIR = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
];

describe("the base of a figure", () => {
  test("is one round of edges, whatever its shape", () => {
    expect(outline([{ q: 2, r: 1 }], 20).map((round) => round.length)).toEqual([6]);
    expect(outline(PAIR, 20).map((round) => round.length)).toEqual([10]);
    expect(outline(SEVEN, 20).map((round) => round.length)).toEqual([18]);
  });

  test("has an inner edge too where it has a hole, and one round for each of its parts", () => {
    const ring = SEVEN.slice(1);
    expect(
      outline(ring, 20)
        .map((round) => round.length)
        .sort((one, other) => one - other),
    ).toEqual([6, 18]);
    expect(
      outline(
        [
          { q: 0, r: 0 },
          { q: 5, r: 0 },
        ],
        20,
      ),
    ).toHaveLength(2);
  });

  test("is the same line around its middle, wherever it stands", () => {
    const elsewhere = placed(PAIR, { q: 3, r: 2 });
    expect(baseOf(elsewhere, 20)).toBe(baseOf(PAIR, 20));
    const numbers = baseOf(PAIR, 20).match(/-?[\d.]+/g) ?? [];
    expect(Math.max(...numbers.map(Number))).toBeCloseTo(20 * Math.sqrt(3), 0);
  });

  test("stands where it is put and turns as the board does", () => {
    expect(placed(PAIR, { q: 3, r: 2 })).toEqual([
      { q: 3, r: 2 },
      { q: 4, r: 2 },
    ]);
    expect(placed(PAIR, { q: 3, r: 2 }, 1)[1]).toEqual({ q: 3, r: 3 });
    expect(middleOf(placed(SEVEN, { q: 3, r: 2 }), 20).x).toBeCloseTo(middle({ q: 3, r: 2 }, 20).x);
  });
});

describe("the arrow of a figure", () => {
  test.each([0, 1, 2, 3, 4, 5])(
    "stands outside its base when it looks across edge %i",
    (facing) => {
      const spot = arrowSpot(SEVEN, 20, facing);
      expect(Math.hypot(spot.x, spot.y)).toBeGreaterThan(20 * Math.sqrt(3) * 1.4);
      const towards = middle(SEVEN[facing + 1] ?? { q: 0, r: 0 }, 20);
      const angle = (facingAngle(facing) * Math.PI) / 180;
      expect(Math.atan2(towards.y, towards.x)).toBeCloseTo(
        Math.atan2(Math.sin(angle), Math.cos(angle)),
      );
    },
  );

  test("may look at a corner", () => {
    const lower = cornersOf({ q: 0, r: 0 }, 1)[2];
    const spot = arrowSpot([{ q: 0, r: 0 }], 20, 1.5);
    expect(Math.atan2(spot.y, spot.x)).toBeCloseTo(Math.atan2(lower?.y ?? 0, lower?.x ?? 0));
  });
});
