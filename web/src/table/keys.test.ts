import { expect, test } from "vitest";
import { commandOf, nearest } from "./keys";

const key = (name: string, ctrlKey = false) => ({
  key: name,
  ctrlKey,
  metaKey: false,
  altKey: false,
});
const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

test("digits answer, letters are tools on either keyboard", () => {
  expect(commandOf(key("3"))).toEqual({ kind: "answer", number: 2 });
  expect(commandOf(key("z"))).toEqual({ kind: "undo" });
  expect(commandOf(key("Я"))).toEqual({ kind: "undo" });
  expect(commandOf(key("У"))).toEqual({ kind: "end" });
  expect(commandOf(key("q"))).toBeNull();
});

test("the browser keeps its own shortcuts", () => {
  expect(commandOf(key("z", true))).toBeNull();
});

test("an arrow walks to the nearest thing in its direction", () => {
  const boxes = [box(100, 0), box(50, 5), box(0, 60), box(-40, 0)];
  expect(nearest(box(0, 0), boxes, 1, 0)).toBe(1);
  expect(nearest(box(0, 0), boxes, -1, 0)).toBe(3);
  expect(nearest(box(0, 0), boxes, 0, 1)).toBe(2);
  expect(nearest(box(0, 0), boxes, 0, -1)).toBe(-1);
});
