/** A small map on which a monster's turn is thought through; it fits into the address of the page. */

import { hexKey, type Hex } from "../../../widgets/hexes";
import { hexOf } from "../view";

export const TERRAINS = ["obstacle", "trap", "hazardous", "difficult"] as const;
export type Terrain = (typeof TERRAINS)[number];
export type Brush = "floor" | "wall" | Terrain | "monster" | "ally" | "enemy";

export interface Enemy {
  hex: string;
  initiative: number;
}

export interface Monster {
  hex: string;
  move: number;
  /** 0 is melee. */
  range: number;
  targets: number;
  attack: boolean;
  flying: boolean;
  jump: boolean;
  muddled: boolean;
  /** The name of a shape, or nothing. */
  area: string;
}

/** Places are `q,r`. */
export interface Sheet {
  floor: string[];
  terrain: Record<string, Terrain>;
  monster: Monster;
  allies: string[];
  enemies: Enemy[];
}

interface Shape {
  kind: "melee" | "ranged";
  hexes: string;
}

/** The shapes that monsters attack with most often. */
export const SHAPES: Record<string, Shape> = {
  cleave: { kind: "melee", hexes: "0,-1 -1,0" },
  arc: { kind: "melee", hexes: "0,-1 1,-1 -1,0" },
  thrust: { kind: "melee", hexes: "-2,0 -1,0" },
  lance: { kind: "melee", hexes: "-3,0 -2,0 -1,0" },
  triangle: { kind: "ranged", hexes: "0,0 -1,1 0,1" },
  bloom: { kind: "ranged", hexes: "0,-1 1,-1 -1,0 0,0 1,0 -1,1 0,1" },
};

export const COLUMNS = 12;
export const ROWS = 8;

/** Every hex that can be painted. */
export function canvas(): Hex[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, place) => {
    const r = Math.floor(place / COLUMNS);
    return { q: (place % COLUMNS) - Math.floor(r / 2), r };
  });
}

/** The hexes that can be painted, and those of a sheet that lie beyond them. */
export function ground({ floor }: Sheet): Hex[] {
  const known = canvas();
  const keys = new Set(known.map(hexKey));
  return [...known, ...floor.filter((hex) => !keys.has(hex)).map(hexOf)];
}

/** A monster between two heroes, with a trap in the way. */
export function example(): Sheet {
  const floor = canvas().filter(({ q, r }) => {
    const column = q + Math.floor(r / 2);
    return r > 0 && r < 7 && column > 1 && column < 10;
  });
  return {
    floor: floor.map(hexKey),
    terrain: { "4,3": "trap", "4,4": "obstacle", "3,5": "difficult" },
    monster: {
      hex: "2,3",
      move: 3,
      range: 0,
      targets: 1,
      attack: true,
      flying: false,
      jump: false,
      muddled: false,
      area: "",
    },
    allies: ["2,4"],
    enemies: [
      { hex: "6,2", initiative: 24 },
      { hex: "5,5", initiative: 61 },
    ],
  };
}

function without(sheet: Sheet, hex: string): Sheet {
  const { [hex]: _, ...terrain } = sheet.terrain;
  return {
    ...sheet,
    terrain,
    allies: sheet.allies.filter((each) => each !== hex),
    enemies: sheet.enemies.filter((each) => each.hex !== hex),
  };
}

const INITIATIVE = 50;

/** One stroke of the brush. What stands where the monster stands is not painted over. */
export function paint(sheet: Sheet, hex: string, brush: Brush): Sheet {
  const monsterThere = sheet.monster.hex === hex;
  if (brush === "wall") {
    if (monsterThere) return sheet;
    return { ...without(sheet, hex), floor: sheet.floor.filter((each) => each !== hex) };
  }
  const floor = sheet.floor.includes(hex) ? sheet.floor : [...sheet.floor, hex];
  const bare = { ...without(sheet, hex), floor };
  if (brush === "floor") return bare;
  if (brush === "monster") {
    const terrain = sheet.terrain[hex]
      ? { ...bare.terrain, [hex]: sheet.terrain[hex] }
      : bare.terrain;
    return { ...bare, terrain, monster: { ...sheet.monster, hex } };
  }
  if (brush === "ally" || brush === "enemy") {
    if (monsterThere) return sheet;
    const kept = sheet.terrain[hex];
    const on = kept ? { ...bare, terrain: { ...bare.terrain, [hex]: kept } } : bare;
    if (brush === "ally") {
      return sheet.allies.includes(hex) ? on : { ...on, allies: [...on.allies, hex] };
    }
    const there = sheet.enemies.some((each) => each.hex === hex);
    return there ? on : { ...on, enemies: [...on.enemies, { hex, initiative: INITIATIVE }] };
  }
  const same = sheet.terrain[hex] === brush;
  return same ? bare : { ...sheet, floor, terrain: { ...sheet.terrain, [hex]: brush } };
}

// -- what the server is asked ------------------------------------------------------

type Pair = [number, number];

const pair = (text: string): Pair => {
  const { q, r } = hexOf(text);
  return [q, r];
};

/** The sheet as `questhall gloomhaven monster-turn` reads it. */
export function question(sheet: Sheet): object {
  const { hex, area, ...numbers } = sheet.monster;
  const shape = SHAPES[area];
  return {
    hexes: sheet.floor.map(pair),
    terrain: Object.entries(sheet.terrain).map(([at, kind]) => ({ hex: pair(at), kind })),
    monster: {
      ...numbers,
      hex: pair(hex),
      area: shape ? { kind: shape.kind, hexes: shape.hexes.split(" ").map(pair) } : null,
    },
    allies: sheet.allies.map(pair),
    enemies: sheet.enemies.map((enemy) => ({ ...enemy, hex: pair(enemy.hex) })),
  };
}

export interface Outcome {
  move: Pair;
  attacks: Pair[];
  path: Pair[];
}

export interface Reason {
  name: string;
  rule: string;
  values: Record<string, number | Pair | Pair[]>;
}

export interface Answer {
  focus: Pair[];
  outcomes: Outcome[];
  why: Reason[];
}

// -- the address -------------------------------------------------------------------

const FLAGS = ["attack", "flying", "jump", "muddled"] as const;

/** Rows of hexes as `r:from~to`, separated by full stops. */
function rowsOf(floor: string[]): string {
  const rows = new Map<number, number[]>();
  for (const { q, r } of floor.map(hexOf)) rows.set(r, [...(rows.get(r) ?? []), q]);
  const parts: string[] = [];
  for (const [r, columns] of [...rows].sort(([one], [other]) => one - other)) {
    const sorted = [...columns].sort((one, other) => one - other);
    let from = sorted[0] ?? 0;
    sorted.forEach((q, place) => {
      if (sorted[place + 1] === q + 1) return;
      parts.push(`${r}:${from}~${q}`);
      from = sorted[place + 1] ?? 0;
    });
  }
  return parts.join(".");
}

function hexesOf(rows: string): string[] {
  return rows.split(".").flatMap((part) => {
    const found = /^(-?\d+):(-?\d+)~(-?\d+)$/.exec(part);
    if (!found) return [];
    const [r, from, to] = found.slice(1).map(Number) as [number, number, number];
    if (to - from > 4 * COLUMNS) return [];
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => `${from + step},${r}`);
  });
}

export function toAddress(sheet: Sheet): string {
  const { monster } = sheet;
  const of = (kind: Terrain): string =>
    Object.keys(sheet.terrain)
      .filter((hex) => sheet.terrain[hex] === kind)
      .join("_");
  const fields: Record<string, string> = {
    floor: rowsOf(sheet.floor),
    ...Object.fromEntries(TERRAINS.map((kind) => [kind, of(kind)])),
    monster: monster.hex,
    allies: sheet.allies.join("_"),
    enemies: sheet.enemies.map((enemy) => `${enemy.hex},${enemy.initiative}`).join("_"),
    numbers: [monster.move, monster.range, monster.targets].join("_"),
    is: FLAGS.filter((flag) => monster[flag]).join("_"),
    area: monster.area,
  };
  return Object.entries(fields)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

const PLACE = /^-?\d{1,3},-?\d{1,3}$/;

/** What an address says; null if it is none of ours. */
export function fromAddress(text: string): Sheet | null {
  const fields = new URLSearchParams(text);
  const get = (name: string): string => fields.get(name) ?? "";
  const floor = hexesOf(get("floor"));
  const hex = get("monster");
  if (floor.length === 0 || !floor.includes(hex)) return null;
  const places = (name: string): string[] =>
    get(name)
      .split("_")
      .filter((place) => PLACE.test(place) && floor.includes(place));
  const [move = 0, range = 0, targets = 1] = get("numbers").split("_").map(Number);
  const flags = get("is").split("_");
  const within = (value: number, most: number): number =>
    Math.min(most, Math.max(0, Math.trunc(value) || 0));
  const enemies = get("enemies")
    .split("_")
    .flatMap((part) => {
      const found = /^(-?\d+,-?\d+),(\d+)$/.exec(part);
      const at = found?.[1] ?? "";
      return floor.includes(at) ? [{ hex: at, initiative: within(Number(found?.[2]), 99) }] : [];
    });
  return {
    floor,
    terrain: Object.fromEntries(
      TERRAINS.flatMap((kind) => places(kind).map((place) => [place, kind])),
    ),
    monster: {
      hex,
      move: within(move, 20),
      range: within(range, 20),
      targets: Math.max(1, within(targets, 6)),
      attack: flags.includes("attack"),
      flying: flags.includes("flying"),
      jump: flags.includes("jump"),
      muddled: flags.includes("muddled"),
      area: SHAPES[get("area")] ? get("area") : "",
    },
    allies: places("allies"),
    enemies,
  };
}
