/** Geometry of a board of hexes, with a corner or an edge on top, in axial coordinates. */

export interface Hex {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

/** What is on top of a hex: a corner, or an edge. */
export type Lie = "corner" | "edge";

const ROOT3 = Math.sqrt(3);

export const hexKey = ({ q, r }: Hex): string => `${q},${r}`;

/** The hex of a key. */
export function hexOf(key: string): Hex {
  const [q = 0, r = 0] = key.split(",").map(Number);
  return { q, r };
}

/** The middle of a hex whose corners are `size` away from it. */
export function middle({ q, r }: Hex, size: number, lie: Lie = "corner"): Point {
  if (lie === "edge") return { x: size * 1.5 * q, y: size * ROOT3 * (r + q / 2) };
  return { x: size * ROOT3 * (q + r / 2), y: size * 1.5 * r };
}

/** The first corner is the top one, or the left end of the top edge; then clockwise. */
export function corner(at: Point, reach: number, number: number, lie: Lie = "corner"): Point {
  const angle = (Math.PI / 3) * number - (lie === "edge" ? (2 * Math.PI) / 3 : Math.PI / 2);
  return { x: at.x + reach * Math.cos(angle), y: at.y + reach * Math.sin(angle) };
}

/** The six corners as the points of a polygon. */
export function corners(hex: Hex, size: number, inset = 0, lie: Lie = "corner"): string {
  const at = middle(hex, size, lie);
  return Array.from({ length: 6 }, (_, number) => {
    const { x, y } = corner(at, size - inset, number, lie);
    return `${x.toFixed(2)},${y.toFixed(2)}`;
  }).join(" ");
}

const NORTH: Hex = { q: 0, r: -1 };

/** Neighbours in the order of the edges: upper right first, then clockwise. */
const ACROSS: Hex[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  NORTH,
];

/** With an edge on top it is the first one. */
const ACROSS_FROM_TOP: Hex[] = [NORTH, ...ACROSS.slice(0, 5)];

export function around({ q, r }: Hex, lie: Lie = "corner"): Hex[] {
  return (lie === "edge" ? ACROSS_FROM_TOP : ACROSS).map((step) => ({
    q: q + step.q,
    r: r + step.r,
  }));
}

/** So many steps lie between two hexes. */
export function distance(one: Hex, other: Hex): number {
  const q = one.q - other.q;
  const r = one.r - other.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Those edges of some hexes that part them from what lies behind, as path data. */
export function edges<Place extends Hex>(
  hexes: Place[],
  size: number,
  parts: (hex: Place, behind: Hex, edge: number) => boolean,
  lie: Lie = "corner",
): string {
  const dot = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return hexes
    .flatMap((hex) => {
      const at = middle(hex, size, lie);
      return around(hex, lie).map((behind, edge) =>
        parts(hex, behind, edge)
          ? `M${dot(corner(at, size, edge, lie))}L${dot(corner(at, size, edge + 1, lie))}`
          : "",
      );
    })
    .join("");
}

/** The hexes of a shape after `turns` sixths of a turn, clockwise. */
export function turned(shape: Hex[], turns: number): Hex[] {
  const once = ({ q, r }: Hex): Hex => ({ q: -r, r: q + r });
  let found = shape;
  for (let turn = 0; turn < ((turns % 6) + 6) % 6; turn += 1) found = found.map(once);
  return found;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What must be seen to see all hexes. */
export function frameOf(hexes: Hex[], size: number, margin = size, lie: Lie = "corner"): Frame {
  const points = hexes.map((hex) => middle(hex, size, lie));
  const left = Math.min(...points.map((point) => point.x)) - size;
  const right = Math.max(...points.map((point) => point.x)) + size;
  const top = Math.min(...points.map((point) => point.y)) - size;
  const bottom = Math.max(...points.map((point) => point.y)) + size;
  return {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}
