import { describe, expect, test } from "vitest";
import { tipPlace } from "./tips";

const SCREEN = { width: 390, height: 844 };
const TIP = { width: 120, height: 30 };

describe("a tooltip lies", () => {
  test("below what it explains", () => {
    expect(tipPlace({ left: 100, top: 50, width: 40, height: 40 }, TIP, SCREEN)).toEqual({
      x: 60,
      y: 98,
    });
  });

  test("above it at the foot of the screen", () => {
    const { y } = tipPlace({ left: 100, top: 800, width: 40, height: 40 }, TIP, SCREEN);
    expect(y).toBe(762);
  });

  test("on the screen at its edges", () => {
    expect(tipPlace({ left: 0, top: 50, width: 20, height: 20 }, TIP, SCREEN).x).toBe(8);
    expect(tipPlace({ left: 370, top: 50, width: 20, height: 20 }, TIP, SCREEN).x).toBe(262);
  });
});
