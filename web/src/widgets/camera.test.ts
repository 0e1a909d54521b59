import { describe, expect, test } from "vitest";
import { fit, isSeen, lookingAt, opening, resized, toSee } from "./camera";

const SCREEN = { width: 800, height: 400 };
const square = (x: number, y: number, side = 40) => ({ x, y, width: side, height: side });

describe("a board opens", () => {
  test("with all of it, where all can be read", () => {
    const whole = { x: -100, y: -50, width: 800, height: 400 };
    const camera = opening(whole, { x: 0, y: 0 }, SCREEN, 0.8);
    expect(camera.k).toBe(1);
    expect(isSeen(whole, camera, SCREEN)).toBe(true);
  });

  test("near what matters at a readable size, where it is larger", () => {
    const whole = { x: 0, y: 0, width: 4000, height: 3000 };
    const camera = opening(whole, { x: 3900, y: 1500 }, SCREEN, 0.8);
    expect(camera.k).toBe(0.8);
    expect(isSeen(square(3880, 1480), camera, SCREEN)).toBe(true);
    expect(4000 * camera.k + camera.x, "and shows nothing beyond its edge").toBeCloseTo(800);
  });

  test("not magnified without measure", () => {
    expect(opening(square(0, 0), { x: 0, y: 0 }, SCREEN, 0.8).k).toBe(1.5);
  });
});

describe("a board stays where it is", () => {
  const camera = lookingAt({ x: 400, y: 200 }, 1, SCREEN);

  test("when nothing is asked about it", () => {
    expect(toSee([], camera, SCREEN)).toBeNull();
  });

  test("when what is asked about is seen", () => {
    expect(toSee([square(10, 10), square(700, 300)], camera, SCREEN)).toBeNull();
  });

  test("when some of many places are seen", () => {
    const many = [0, 1, 2, 3, 4, 5].map((number) => square(600 + number * 60, 100));
    expect(toSee(many, camera, SCREEN)).toBeNull();
    expect(toSee(many, camera, SCREEN, true)).not.toBeNull();
  });
});

describe("a board moves", () => {
  const camera = lookingAt({ x: 400, y: 200 }, 1, SCREEN);

  test("to what is asked about off the screen, at the same scale if that will do", () => {
    const far = [square(2000, 900)];
    const moved = toSee(far, camera, SCREEN);
    expect(moved?.k).toBe(1);
    expect(moved && isSeen(square(2000, 900), moved, SCREEN)).toBe(true);
  });

  test("no further than it takes", () => {
    const moved = toSee([square(900, 180)], camera, SCREEN);
    expect(moved?.y).toBe(camera.y);
    expect(moved && moved.x + 940, "it rests a little off the edge").toBe(SCREEN.width - 24);
  });

  test("back far enough to see places far from each other", () => {
    const apart = [square(0, 0), square(2000, 0)];
    const moved = toSee(apart, camera, SCREEN);
    expect(apart.every((place) => moved && isSeen(place, moved, SCREEN))).toBe(true);
  });
});

test("a window that grows keeps its middle", () => {
  const camera = lookingAt({ x: 100, y: 50 }, 2, SCREEN);
  const wide = { width: 1000, height: 500 };
  expect(resized(camera, SCREEN, wide)).toEqual(lookingAt({ x: 100, y: 50 }, 2, wide));
  expect(fit(square(0, 0, 100), SCREEN)).toBe(4);
});
