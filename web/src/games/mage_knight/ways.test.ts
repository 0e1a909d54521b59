import { describe, expect, test } from "vitest";
import { backAt, landOf, landsOf, perilOf, revealed, waysOf } from "./ways";
import type { HeroView, SpaceView, TableView } from "./view";

function space(q: number, r: number, cost: number, more: Partial<SpaceView> = {}): SpaceView {
  return { q, r, terrain: "plains", tile: 0, cost, plain_cost: cost, ...more };
}

function realm(...spaces: SpaceView[]): { view: TableView; hero: HeroView } {
  const hero = { seat: 0, space: "0,0" } as HeroView;
  return { view: { spaces, heroes: [hero] } as unknown as TableView, hero };
}

const ORCS: Partial<SpaceView> = {
  site: "orc_marauders",
  tokens: [{ back: "green", id: "card:1", enemy: "prowlers" }],
};

describe("ways", () => {
  test("the cheapest way need not be the shortest", () => {
    const { view, hero } = realm(
      space(0, 0, 2),
      space(1, 0, 9),
      space(2, 0, 2),
      space(0, 1, 2),
      space(1, 1, 2),
    );
    expect(waysOf(view, hero).get("2,0")).toEqual({
      steps: ["0,1", "1,1", "2,0"],
      cost: 6,
      fight: false,
    });
  });

  test("nobody walks through lakes, rampaging enemies or another hero", () => {
    const { view, hero } = realm(
      space(0, 0, 2),
      space(1, 0, 99),
      space(0, 1, 2, ORCS),
      space(-1, 0, 2),
      space(-2, 0, 2),
    );
    view.heroes.push({ seat: 1, space: "-1,0" } as HeroView);
    expect([...waysOf(view, hero).keys()]).toEqual([]);
  });

  test("a step between two spaces beside a rampaging enemy provokes it", () => {
    const { view, hero } = realm(space(0, 0, 2), space(1, 0, 2), space(0, 1, 2, ORCS));
    expect(waysOf(view, hero).get("1,0")).toEqual({ steps: ["1,0"], cost: 2, fight: true });
    const land = landOf(view);
    const [from, to] = view.spaces;
    expect(from && to && perilOf(land, from, to, 0)).toBe("provoked");
  });

  test("a detour around the provocation is better than a fight", () => {
    const { view, hero } = realm(
      space(0, 0, 2),
      space(1, 0, 2),
      space(0, 1, 2, ORCS),
      space(0, -1, 2),
      space(1, -1, 2),
      space(2, -1, 3),
    );
    const way = waysOf(view, hero).get("1,0");
    expect(way?.fight).toBe(false);
    expect(way?.steps).toEqual(["1,-1", "1,0"]);
  });

  test("a way ends at the walls of a fortress, not beyond them", () => {
    const { view, hero } = realm(
      space(0, 0, 2),
      space(1, 0, 3, { site: "keep", tokens: [{ back: "grey" }] }),
      space(2, 0, 2),
    );
    const ways = waysOf(view, hero);
    expect(ways.get("1,0")).toEqual({ steps: ["1,0"], cost: 3, fight: true });
    expect(ways.has("2,0")).toBe(false);
  });

  test("an own keep is open, another hero's is not", () => {
    const keep = { site: "keep", conquered: true };
    const { view, hero } = realm(
      space(0, 0, 2),
      space(1, 0, 3, { ...keep, shields: [0] }),
      space(-1, 0, 3, { ...keep, shields: [1] }),
    );
    const ways = waysOf(view, hero);
    expect(ways.get("1,0")?.fight).toBe(false);
    expect(ways.get("-1,0")?.fight).toBe(true);
  });

  test("who is off the map goes nowhere", () => {
    const { view } = realm(space(0, 0, 2), space(1, 0, 2));
    expect(waysOf(view, { seat: 0 } as HeroView).size).toBe(0);
  });
});

test("a token that is turned up is something new", () => {
  const before = realm(space(0, 0, 2, { site: "keep", tokens: [{ back: "grey" }] })).view;
  const after = realm(
    space(0, 0, 2, { site: "keep", tokens: [{ back: "grey", id: "card:9", enemy: "golem" }] }),
  ).view;
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
