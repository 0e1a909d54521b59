import { describe, expect, it } from "vitest";
import { aside } from "./aside";

const SCREEN = { width: 1280, height: 720 };
const SHEET = { width: 400, height: 160 };

describe("what comes up", () => {
  it("lies in the middle", () => {
    expect(aside(SHEET, SCREEN, null)).toEqual({ x: 440, y: 280 });
    expect(aside(SHEET, SCREEN, { x: 300, y: 30 })).toEqual({ x: 440, y: 280 });
  });

  it("never lies where the press was", () => {
    for (const screen of [SCREEN, { width: 844, height: 390 }, { width: 390, height: 844 }]) {
      const sheet = { width: Math.min(400, screen.width - 24), height: 150 };
      for (let x = 5; x < screen.width; x += 20) {
        for (let y = 5; y < screen.height; y += 20) {
          const at = aside(sheet, screen, { x, y });
          const under = x > at.x && x < at.x + sheet.width && y > at.y && y < at.y + sheet.height;
          expect(under, `${x},${y} on ${screen.width}×${screen.height}`).toBe(false);
        }
      }
    }
  });
});
