/**
 * Range and line of sight on the open map, as the server counts them: in whole numbers.
 *
 * Drawn with the middle of hex (q, r) on the point (2q + r, 3r), every corner has whole coordinates:
 * the top corner of a hex lies 2 above its middle, the bottom one 2 below, the others 1 aside and 1 up
 * or down. Straight lines stay straight in that drawing.
 */

import { hexKey, type Hex, type Point } from "../../widgets/hexes";
import { areParted, roomsAt, type TableView } from "./view";

export const AROUND: Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** Every corner of the plane is the top or the bottom of exactly one hex. */
interface Corner extends Hex {
  top: boolean;
}

const CORNERS: Corner[] = [
  { q: 0, r: 0, top: true },
  { q: 0, r: 1, top: false },
  { q: 1, r: -1, top: true },
  { q: 0, r: 0, top: false },
  { q: 0, r: -1, top: true },
  { q: -1, r: 1, top: false },
];

/** Edges of the hex (0, 0), from corner to corner; the other three belong to its neighbours. */
const EDGES: { to: Hex; from: Point; until: Point }[] = [
  { to: { q: 1, r: 0 }, from: { x: 1, y: 1 }, until: { x: 1, y: -1 } },
  { to: { q: 0, r: 1 }, from: { x: 1, y: 1 }, until: { x: 0, y: 2 } },
  { to: { q: 1, r: -1 }, from: { x: 1, y: -1 }, until: { x: 0, y: -2 } },
];

const plus = (one: Hex, other: Hex): Hex => ({ q: one.q + other.q, r: one.r + other.r });
const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });

function edgeKey(one: Hex, other: Hex): string {
  const keys = [hexKey(one), hexKey(other)];
  return keys.sort().join(" ");
}

function pointOf({ q, r, top }: Corner): Point {
  return { x: 2 * q + r, y: 3 * r + (top ? 2 : -2) };
}

/** The hexes that meet at a corner. */
function meeting({ q, r, top }: Corner): [Hex, Hex, Hex] {
  const here = { q, r };
  return top
    ? [here, plus(here, { q: 0, r: 1 }), plus(here, { q: -1, r: 1 })]
    : [here, plus(here, { q: 0, r: -1 }), plus(here, { q: 1, r: -1 })];
}

/** The open hexes and the walls on edges between them. All the rest is wall. */
export class Field {
  readonly #open = new Set<string>();
  readonly #walls = new Set<string>();

  constructor(hexes: Hex[], walls: [Hex, Hex][] = []) {
    for (const hex of hexes) this.#open.add(hexKey(hex));
    for (const [one, other] of walls) this.#walls.add(edgeKey(one, other));
  }

  /** The open hexes next to a hex, with no wall between (GH-3.6.16). */
  beside(hex: Hex): Hex[] {
    return AROUND.map((step) => plus(hex, step)).filter(
      (other) => this.#open.has(hexKey(other)) && !this.#walls.has(edgeKey(hex, other)),
    );
  }

  /** How far every hex is that can be reached by chains of adjacent hexes (GH-3.6.17). */
  ranges(from: Hex): Map<string, number> {
    const found = new Map([[hexKey(from), 0]]);
    let edge = [from];
    for (let far = 1; edge.length > 0; far += 1) {
      const beyond: Hex[] = [];
      for (const hex of edge) {
        for (const other of this.beside(hex)) {
          if (found.has(hexKey(other))) continue;
          found.set(hexKey(other), far);
          beyond.push(other);
        }
      }
      edge = beyond;
    }
    return found;
  }

  /** From any corner of one hex to any corner of the other, touching no wall (GH-3.6.11). */
  sees(one: Hex, other: Hex): boolean {
    if (hexKey(one) === hexKey(other)) return true;
    if (this.beside(one).some((hex) => hexKey(hex) === hexKey(other))) return true;
    const ends = this.#clearCorners(other);
    return this.#clearCorners(one).some((start) => ends.some((end) => this.#isClear(start, end)));
  }

  #clearCorners(hex: Hex): Corner[] {
    return CORNERS.map((corner) => ({ ...plus(hex, corner), top: corner.top })).filter((corner) =>
      this.#isOffWalls(corner),
    );
  }

  #isOffWalls(corner: Corner): boolean {
    const [a, b, c] = meeting(corner);
    if (![a, b, c].every((hex) => this.#open.has(hexKey(hex)))) return false;
    return ![edgeKey(a, b), edgeKey(a, c), edgeKey(b, c)].some((edge) => this.#walls.has(edge));
  }

  #isClear(start: Corner, end: Corner): boolean {
    const from = pointOf(start);
    const to = pointOf(end);
    const low = Math.min(from.y, to.y);
    const high = Math.max(from.y, to.y);
    const left = Math.min(from.x, to.x);
    const right = Math.max(from.x, to.x);
    for (let r = Math.floor((low - 2) / 3); r <= Math.floor((high + 2) / 3); r += 1) {
      const last = Math.floor((right + 1 - r) / 2);
      for (let q = Math.floor((left - 1 - r) / 2); q <= last; q += 1) {
        if (this.#blocks({ q, r }, from, to)) return false;
      }
    }
    return true;
  }

  /** Does the line touch this hex as a wall, or a wall on one of its edges? */
  #blocks(hex: Hex, from: Point, to: Point): boolean {
    const middle = { x: 2 * hex.q + hex.r, y: 3 * hex.r };
    const a = minus(from, middle);
    const b = minus(to, middle);
    if (!touchesHex(a, b)) return false;
    if (!this.#open.has(hexKey(hex))) return true;
    return EDGES.some(
      (edge) =>
        this.#walls.has(edgeKey(hex, plus(hex, edge.to))) &&
        linesTouch(a, b, edge.from, edge.until),
    );
  }
}

/**
 * Does the line from a to b touch the hex around (0, 0)? It does unless an edge of the hex, or the
 * line itself, lies between the two: the hex is all points with |x| <= 1, |x + y| <= 2, |x - y| <= 2.
 */
function touchesHex(a: Point, b: Point): boolean {
  const apart = (one: number, other: number, most: number): boolean =>
    Math.min(one, other) > most || Math.max(one, other) < -most;
  if (apart(a.x, b.x, 1) || apart(a.x + a.y, b.x + b.y, 2) || apart(a.x - a.y, b.x - b.y, 2)) {
    return false;
  }
  const { x, y } = minus(b, a);
  const most = Math.max(2 * Math.abs(x), Math.abs(x - y), Math.abs(x + y));
  return Math.abs(a.x * b.y - a.y * b.x) <= most;
}

/** Do the lines from a to b and from c to d have a point in common? */
function linesTouch(a: Point, b: Point, c: Point, d: Point): boolean {
  if (Math.min(a.x, b.x) > Math.max(c.x, d.x) || Math.max(a.x, b.x) < Math.min(c.x, d.x)) {
    return false;
  }
  if (Math.min(a.y, b.y) > Math.max(c.y, d.y) || Math.max(a.y, b.y) < Math.min(c.y, d.y)) {
    return false;
  }
  return !sameSide(a, b, c, d) && !sameSide(c, d, a, b);
}

/** Do c and d lie off the line through a and b, on the same side of it? */
function sameSide(a: Point, b: Point, c: Point, d: Point): boolean {
  const along = minus(b, a);
  const first = along.x * (c.y - a.y) - along.y * (c.x - a.x);
  const second = along.x * (d.y - a.y) - along.y * (d.x - a.x);
  return (first > 0 && second > 0) || (first < 0 && second < 0);
}

/** The map of a view: joints lead from tile to tile, everywhere else tiles are parted. */
export function fieldOf(view: Pick<TableView, "hexes">): Field {
  const rooms = new Map(view.hexes.map((hex) => [hexKey(hex), roomsAt(hex)]));
  const walls: [Hex, Hex][] = [];
  for (const hex of view.hexes) {
    for (const step of AROUND.slice(0, 3)) {
      const other = plus(hex, step);
      const there = rooms.get(hexKey(other));
      if (there && areParted(roomsAt(hex), there)) walls.push([hex, other]);
    }
  }
  return new Field(view.hexes, walls);
}
