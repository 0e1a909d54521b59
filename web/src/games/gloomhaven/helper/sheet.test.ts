import { describe, expect, test } from "vitest";
import { canvas, example, fromAddress, paint, question, toAddress } from "./sheet";

describe("the address of a sheet", () => {
  test("brings back the same sheet", () => {
    const sheet = {
      ...example(),
      monster: { ...example().monster, area: "arc", jump: true, range: 3, targets: 2 },
    };
    const found = fromAddress(toAddress(sheet));
    expect(found && { ...found, floor: [...found.floor].sort() }).toEqual({
      ...sheet,
      floor: [...sheet.floor].sort(),
    });
  });

  test("holds rooms with holes and negative columns", () => {
    const sheet = paint(paint(example(), "1,5", "wall"), "-3,6", "floor");
    const found = fromAddress(toAddress(sheet));
    expect(found?.floor).not.toContain("1,5");
    expect(found?.floor).toContain("-3,6");
  });

  test("is short enough for a message", () => {
    expect(toAddress(example()).length).toBeLessThan(300);
  });

  test.each([
    "",
    "floor=x",
    "floor=0:0~3",
    "floor=0:0~3&monster=9,9",
    "floor=0:0~999999&monster=0,0",
  ])("that is none of ours is no sheet: %s", (text) => expect(fromAddress(text)).toBeNull());
});

describe("painting", () => {
  test("walls take away what stands there, but not the monster", () => {
    expect(paint(example(), "6,2", "wall").enemies.map((enemy) => enemy.hex)).toEqual(["5,5"]);
    expect(paint(example(), "2,3", "wall")).toEqual(example());
  });

  test("a figure brings its floor, a second stroke takes it away", () => {
    const once = paint(example(), "0,0", "enemy");
    expect(once.floor).toContain("0,0");
    expect(once.enemies.at(-1)).toEqual({ hex: "0,0", initiative: 50 });
    expect(paint(once, "0,0", "enemy").enemies.length).toBe(2);
  });

  test("figures may stand on terrain", () => {
    const sheet = paint(example(), "4,3", "ally");
    expect(sheet.terrain["4,3"]).toBe("trap");
    expect(sheet.allies).toContain("4,3");
    expect(paint(sheet, "4,3", "trap").terrain["4,3"]).toBeUndefined();
  });

  test("the monster is one: it moves", () => {
    expect(paint(example(), "3,3", "monster").monster.hex).toBe("3,3");
  });
});

test("the question is what the server reads", () => {
  const sheet = { ...example(), monster: { ...example().monster, area: "triangle" } };
  expect(question(sheet)).toMatchObject({
    monster: {
      hex: [2, 3],
      move: 3,
      area: {
        kind: "ranged",
        hexes: [
          [0, 0],
          [-1, 1],
          [0, 1],
        ],
      },
    },
    enemies: [
      { hex: [6, 2], initiative: 24 },
      { hex: [5, 5], initiative: 61 },
    ],
    allies: [[2, 4]],
  });
});

test("all of the example can be painted", () => {
  const places = new Set(canvas().map(({ q, r }) => `${q},${r}`));
  const { floor, terrain, enemies, allies, monster } = example();
  const used = [
    ...floor,
    ...Object.keys(terrain),
    ...enemies.map((e) => e.hex),
    ...allies,
    monster.hex,
  ];
  expect(used.filter((hex) => !places.has(hex))).toEqual([]);
  expect(used.filter((hex) => !floor.includes(hex))).toEqual([]);
});
