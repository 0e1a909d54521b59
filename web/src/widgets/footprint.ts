/** Figures that stand on several hexes and look somewhere. */

import { closed, type Spot } from "../look/shapes";
import { around, corner, hexKey, middle, turned, type Hex, type Lie } from "./hexes";

/** A hex and all its neighbours: the base of the largest figures. */
export const SEVEN: Hex[] = [{ q: 0, r: 0 }, ...around({ q: 0, r: 0 })];

/** The hexes of a shape that stands at a place, turned by sixths clockwise. */
export function placed(shape: Hex[], at: Hex, turns = 0): Hex[] {
  return turned(shape, turns).map(({ q, r }) => ({ q: q + at.q, r: r + at.r }));
}

/** The corners of a hex, the top one first, then clockwise. */
export function cornersOf(hex: Hex, size: number, lie: Lie = "corner"): Spot[] {
  const at = middle(hex, size, lie);
  return Array.from({ length: 6 }, (_, number) => corner(at, size, number, lie));
}

const near = ({ x, y }: Spot): string => `${Math.round(x)},${Math.round(y)}`;

/** The lines around all hexes together: one round each, holes too. */
export function outline(hexes: Hex[], size: number, lie: Lie = "corner"): Spot[][] {
  const own = new Set(hexes.map(hexKey));
  const next = new Map<string, Spot[]>();
  for (const hex of hexes) {
    const corners = cornersOf(hex, size, lie);
    around(hex, lie).forEach((behind, edge) => {
      const [from, to] = [corners[edge], corners[(edge + 1) % 6]];
      if (from && to && !own.has(hexKey(behind))) next.set(near(from), [from, to]);
    });
  }
  const rounds: Spot[][] = [];
  for (const [start] of next) {
    const round: Spot[] = [];
    for (let at = start, edge = next.get(at); edge?.[0] && edge[1]; edge = next.get(at)) {
      round.push(edge[0]);
      next.delete(at);
      at = near(edge[1]);
    }
    if (round.length > 0) rounds.push(round);
  }
  return rounds;
}

/** What a large figure stands on, for boards that do not know such figures themselves. */
export interface Base {
  hexes: number;
  middle: (size: number) => Spot;
  line: (size: number) => string;
}

export const baseUnder = (hexes: Hex[]): Base => ({
  hexes: hexes.length,
  middle: (size) => middleOf(hexes, size),
  line: (size) => baseOf(hexes, size),
});

/** The line around all hexes together, as a path around their middle. */
export function baseOf(hexes: Hex[], size: number): string {
  const from = middleOf(hexes, size);
  return outline(hexes, size)
    .map((round) => closed(round.map(({ x, y }) => ({ x: x - from.x, y: y - from.y }))))
    .join("");
}

/** The middle of some hexes together. */
export function middleOf(hexes: Hex[], size: number, lie: Lie = "corner"): Spot {
  const spots = hexes.map((hex) => middle(hex, size, lie));
  const sum = spots.reduce((so, { x, y }) => ({ x: so.x + x, y: so.y + y }), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}

/**
 * The direction in degrees, clockwise from the right. Whole numbers look across an edge (0 is the
 * first one, as the neighbours are counted), halves at the corner after it.
 */
export const facingAngle = (facing: number, lie: Lie = "corner"): number =>
  facing * 60 - (lie === "edge" ? 90 : 60);

/** Where the arrow stands: just outside the farthest hex in that direction. */
export function arrowSpot(hexes: Hex[], size: number, facing: number, lie: Lie = "corner"): Spot {
  const from = middleOf(hexes, size, lie);
  const angle = (facingAngle(facing, lie) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.max(
    ...hexes.map((hex) => {
      const { x, y } = middle(hex, size, lie);
      return (x - from.x) * dx + (y - from.y) * dy;
    }),
  );
  const far = reach + size * 0.98;
  return { x: from.x + dx * far, y: from.y + dy * far };
}
