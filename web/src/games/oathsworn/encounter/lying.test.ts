import { expect, test } from "vitest";
import { lying } from "./lying";
import type { FigureView, TableView } from "./view";

const beast = {
  kind: "boss",
  hex: "0,0",
  hexes: ["0,0", "0,1"],
  arcs: [["0,2", "0,3"], ["0,-1"], ["1,0"], ["-1,1"]],
} as unknown as FigureView;
const view = { figures: [beast] } as unknown as TableView;

test("a hex lies in an arc, so far from the nearest hex of the beast", () => {
  expect(lying(view, "0,3")).toEqual({ arc: "front", far: 2 });
  expect(lying(view, "0,-1")).toEqual({ arc: "rear", far: 1 });
  expect(lying(view, "1,0")).toEqual({ arc: "left", far: 1 });
  expect(lying(view, "0,1")).toEqual({ arc: "under", far: 0 });
});

test("without a beast there is nothing to tell", () => {
  expect(lying({ ...view, figures: [] }, "0,3")).toBeNull();
});
