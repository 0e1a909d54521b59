import { describe, expect, test } from "vitest";
import { emblem, emblemFile, type Picture } from "./emblem";
import { FAMILIES, FAMILY_NAMES, familyOf } from "./families";
import { FRAMES, type Shape } from "./frames";

const WOLF: Picture = { id: "wolf", icon: "M0 0h192v192z", family: "rot", shape: "card" };

const count = (text: string, part: string): number => text.split(part).length - 1;

describe("a picture", () => {
  test("never changes, because its id is its seed", () => {
    expect(emblem(WOLF, "k")).toBe(emblem({ ...WOLF }, "k"));
    expect(emblem({ ...WOLF, id: "wolf 2" }, "k")).not.toBe(emblem(WOLF, "k"));
  });

  test("carries its icon once and shows it five times: far behind, and in four layers", () => {
    const drawn = emblem(WOLF, "k");
    expect(count(drawn, WOLF.icon)).toBe(1);
    expect(count(drawn, `<use href="#k"`)).toBe(5);
    expect(drawn).toContain(`opacity=".13"`);
  });

  test("is small: the scene is a few paths", () => {
    const scene = emblem({ ...WOLF, icon: "" }, "k");
    expect(count(scene, "<path")).toBeLessThan(10);
    expect(scene.length).toBeLessThan(3500);
  });

  test("is only glow and icon where data is dear", () => {
    const drawn = emblem({ ...WOLF, plain: true }, "k");
    expect(count(drawn, "<use")).toBe(1);
    expect(drawn).not.toContain("filter");
  });

  test("turns its icon round without turning the light", () => {
    const drawn = emblem({ ...WOLF, mirrored: true }, "k");
    expect(drawn).toContain(`transform="matrix(-1 0 0 1 192 0)"`);
    expect(drawn.replace(` transform="matrix(-1 0 0 1 192 0)"`, "")).toBe(emblem(WOLF, "k"));
  });

  test.each(Object.keys(FRAMES) as Shape[])("has no broken number in any shape: %s", (shape) => {
    for (const family of FAMILY_NAMES) {
      expect(emblem({ ...WOLF, id: `${family} ${shape}`, family, shape }, "k")).not.toMatch(
        /NaN|undefined|Infinity/,
      );
    }
  });

  test("as a file refers to nothing that it does not hold", () => {
    const file = emblemFile(WOLF);
    const ids = new Set([...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const asked = [...file.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe("a family", () => {
  test("has a glow, a body and a rim, each darker than the one before", () => {
    const bright = (colour: string): number =>
      [1, 3, 5].reduce((sum, at) => sum + parseInt(colour.slice(at, at + 2), 16), 0);
    for (const [glow, body, rim] of Object.values(FAMILIES)) {
      expect(bright(glow)).toBeGreaterThan(bright(body));
      expect(bright(body)).toBeGreaterThan(bright(rim));
    }
  });

  test("is found by its own name, by a game's, and for names that nobody knows", () => {
    expect(familyOf("teal")).toBe("teal");
    expect(familyOf("necromancer")).toBe("steel");
    expect(FAMILY_NAMES).toContain(familyOf("a deck of tomorrow"));
    expect(familyOf("constructor")).toBe(familyOf("constructor"));
    expect(FAMILY_NAMES).toContain(familyOf("constructor"));
  });
});
