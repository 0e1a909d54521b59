import { describe, expect, test } from "vitest";
import { backAt, landsOf, revealed, waysOf } from "./ways";
import type { SpaceView, TableView } from "./view";

function space(q: number, r: number, cost: number, more: Partial<SpaceView> = {}): SpaceView {
  return { q, r, terrain: "plains", tile: 0, cost, plain_cost: cost, ...more };
}

function realm(...spaces: SpaceView[]): TableView {
  return { spaces } as unknown as TableView;
}

test("a way is told by its last steps", () => {
  const ways = [
    { space: "1,0", before: "0,0", cost: 2 },
    { space: "2,0", before: "1,0", cost: 5 },
    { space: "3,0", before: "2,0", cost: 8, peril: "assault" as const },
  ];
  const found = waysOf({ turn: { ways } } as unknown as TableView);
  expect(found.get("2,0")).toEqual({ steps: ["1,0", "2,0"], cost: 5, fight: false });
  expect(found.get("3,0")).toEqual({ steps: ["1,0", "2,0", "3,0"], cost: 8, fight: true });
  expect(found.has("0,0")).toBe(false);
});

test("who cannot move has no ways", () => {
  expect(waysOf({ turn: {} } as unknown as TableView).size).toBe(0);
});

test("a token that is turned up is something new", () => {
  const before = realm(space(0, 0, 2, { site: "keep", tokens: [{ back: "grey" }] }));
  const after = realm(
    space(0, 0, 2, { site: "keep", tokens: [{ back: "grey", id: "card:9", enemy: "golem" }] }),
  );
  expect(revealed(after)).toBe(revealed(before) + 1);
});

describe("new land", () => {
  test("the centres that are offered, once each", () => {
    const options = [{ things: ["land:3,-2"] }, { things: ["hex:1,0", "land:3,-2", "land:1,-3"] }];
    expect(landsOf(options)).toEqual(["3,-2", "1,-3"]);
  });

  test("a tile that lies face down shows its own back, any other that of the stack", () => {
    const view = {
      next_tile: "countryside",
      face_down: { "6,-4": "core" },
    } as unknown as TableView;
    expect(backAt(view, "6,-4")).toBe("core");
    expect(backAt(view, "3,-2")).toBe("countryside");
    expect(backAt({ ...view, next_tile: "core" }, "3,-2")).toBe("core");
  });
});
