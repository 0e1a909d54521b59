import { expect, test } from "vitest";
import { totalled } from "./totals";

test("a deviation from the stat card becomes the number itself", () => {
  expect(totalled("Move +0", { values: [2, 3] }, [0, 1])).toBe("Move 2 / 3");
  const attack = { values: [1, 3], ranges: [4, 6] };
  expect(totalled("Attack −1 · Range +1\nFire: +1 Attack", attack, [0])).toBe(
    "Attack 1 · Range 4\nFire: +1 Attack",
  );
});

test("a rank that is not on the map, or has the same number, is not told", () => {
  expect(totalled("Attack +0", { values: [-1, 3] }, [0, 1])).toBe("Attack 3");
  expect(totalled("Move −1", { values: [1, 1] }, [0, 1])).toBe("Move 1");
});

test("what has no such number stays as it is printed", () => {
  expect(totalled("Shield 1", undefined, [0])).toBe("Shield 1");
  expect(totalled("Heal 2", {}, [0])).toBe("Heal 2");
});
