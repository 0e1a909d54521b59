import { expect, test } from "vitest";
import { chosenDot, stickerOn } from "./dots";

test("a dot is told by its card, its half and its place", () => {
  expect(chosenDot(["lesson:trample", "dot:100"])).toEqual(["dot:trample/t0"]);
  expect(chosenDot(["lesson:skewer", "dot:411"])).toEqual(["dot:skewer/b1"]);
});

test("a dot has the sticker that names it", () => {
  const stickers = ["t0 plus_1", "b1 jump"];
  expect(stickerOn(stickers, "b1")).toBe("jump");
  expect(stickerOn(stickers, "b0")).toBe("");
  expect(stickerOn(undefined, "t0")).toBe("");
});
