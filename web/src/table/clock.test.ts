import { expect, test } from "vitest";
import { clockFace } from "./clock";

test("a clock shows what is left, rounded up, and what is owed", () => {
  expect([65, 4.2, 0, -12.1, 3605, 183600].map(clockFace)).toEqual([
    "1:05",
    "0:05",
    "0:00",
    "−0:13",
    "1:00:05",
    "2d 03:00",
  ]);
});
