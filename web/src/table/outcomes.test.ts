import { expect, test } from "vitest";
import { outcome, signOf } from "./outcomes";

test.each([
  [[1, 0], [0], "you-won"],
  [[1, 0], [1], "you-lost"],
  [[0.5, 0.5], [1], "drawn"],
  [[0, 0.5, 0.5], [0], "you-lost"],
  [[1, 0], [0, 1], "game-over"],
])("rivals who end with %o: seats %o", (results, own, said) => {
  expect(outcome(results, own)).toBe(said);
});

test.each([
  [[1, 1, 1], [0], "you-won"],
  [[0, 0], [1], "you-lost"],
  [[0], [0], "you-lost"],
  [[1, 1], [0, 1], "you-won"],
])("a party that ends with %o: seats %o", (results, own, said) => {
  expect(outcome(results, own)).toBe(said);
});

test.each([[[1, 1], [0]] as const, [[0, 0], [1]] as const, [[1], []] as const])(
  "nobody has won a visit to town or a story: %o, seats %o",
  (results, own) => {
    expect(outcome([...results], [...own], false)).toBe("finished");
  },
);

test.each([
  [[1, 0], "game-over"],
  [[0.5, 0.5], "drawn"],
  [[1, 1], "party-won"],
  [[0, 0], "party-lost"],
])("who only watches %o has not lost", (results, said) => {
  expect(outcome(results, [])).toBe(said);
});

test("nobody is shown a trophy for a defeat", () => {
  expect(signOf(outcome([1, 0], [0]))).toBe("trophy");
  expect(signOf(outcome([1, 0], [1]))).not.toBe("trophy");
  expect(signOf(outcome([0, 0], [0]))).not.toBe("trophy");
  expect(signOf(outcome([1], [0], false))).not.toBe("trophy");
});
