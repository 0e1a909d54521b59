/** The map as it is drawn: floors, walls around them, and the dark behind closed doors. */

import { hexKey, middle, type Hex, type Point } from "../../widgets/hexes";
import { CHARACTER, type TableView } from "./view";

/** Neighbours in the order of the edges: upper right first, then clockwise. */
const ACROSS: Hex[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

const TONES = ["#453c33", "#343c42", "#3b3f33", "#433635", "#38353f", "#403a2d"];
const JOINT = "#2f2a25";

const plus = (one: Hex, other: Hex): Hex => ({ q: one.q + other.q, r: one.r + other.r });

/** A number that looks like chance and is always the same for a hex. */
export function grain({ q, r }: Hex): number {
  return (((q * 73856093) ^ (r * 19349663)) >>> 0) % 997;
}

/** Rooms that lie side by side have different floors. */
export function toneOf(rooms: string[], room: string | undefined): string {
  if (!room) return JOINT;
  return TONES[rooms.indexOf(room) % TONES.length] ?? JOINT;
}

export function roomsOf(view: Pick<TableView, "hexes">): string[] {
  return [...new Set(view.hexes.flatMap((hex) => (hex.room ? [hex.room] : [])))];
}

function corner(at: Point, size: number, number: number): string {
  const angle = (Math.PI / 3) * number - Math.PI / 2;
  const x = at.x + size * Math.cos(angle);
  const y = at.y + size * Math.sin(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The walls as path data: every edge of an open hex behind which nothing is open to it. */
export function wallsOf(view: Pick<TableView, "hexes" | "doors">, size: number): string {
  const open = new Map(view.hexes.map((hex) => [hexKey(hex), hex.room ?? ""]));
  for (const door of view.doors) open.set(hexKey(door), "");
  const lines: string[] = [];
  for (const hex of view.hexes) {
    const here = open.get(hexKey(hex)) ?? "";
    ACROSS.forEach((step, edge) => {
      const there = open.get(hexKey(plus(hex, step)));
      const parted = there === undefined || (here !== "" && there !== "" && here !== there);
      if (!parted) return;
      const at = middle(hex, size);
      lines.push(`M${corner(at, size, edge)}L${corner(at, size, edge + 1)}`);
    });
  }
  return lines.join("");
}

export interface Fog extends Hex {
  /** 1 at the door, less behind it. */
  thick: number;
}

/** What may lie behind closed doors: a few hexes on the far side, fading away. */
export function fogOf(view: Pick<TableView, "hexes" | "doors">): Fog[] {
  const open = new Set(view.hexes.map(hexKey));
  const doors = new Set(view.doors.map(hexKey));
  const found = new Map<string, Fog>();
  for (const door of view.doors) {
    if (door.open) continue;
    const inside = ACROSS.filter((step) => open.has(hexKey(plus(door, step))));
    const lead = inside.reduce((sum, step) => plus(sum, step), { q: 0, r: 0 });
    const towards = middle(lead, 1);
    for (const first of ACROSS) {
      for (const second of [{ q: 0, r: 0 }, ...ACROSS]) {
        const hex = plus(plus(door, first), second);
        const key = hexKey(hex);
        const off = middle({ q: hex.q - door.q, r: hex.r - door.r }, 1);
        if (open.has(key) || doors.has(key) || found.has(key)) continue;
        if (off.x * towards.x + off.y * towards.y > -0.8) continue;
        const near = Math.hypot(off.x, off.y) < 2;
        found.set(key, { ...hex, thick: near ? 0.75 : 0.4 });
      }
    }
  }
  return [...found.values()];
}

/** So many hexes are seen well at once. */
const FEW = 48;
/** On a small screen one sees so far around whoever acts. */
const NEAR = 2;

function isNear(one: Hex, other: Hex): boolean {
  const q = one.q - other.q;
  const r = one.r - other.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= NEAR;
}

/**
 * On a large map: the rooms in which characters stand, who acts, and what can be chosen. On a small
 * screen: what is near to `own`, the figure of whoever sits there.
 */
export function focusOf(
  view: Pick<TableView, "hexes" | "figures" | "acting">,
  chosen: Hex[],
  own?: string,
): Hex[] | undefined {
  const acting = view.figures.filter((figure) => figure.id === view.acting);
  const self = view.figures.find((figure) => figure.id === own);
  if (self) {
    return [...view.hexes.filter((hex) => isNear(hex, self)), ...acting, ...chosen];
  }
  const heroes = view.figures.filter((figure) => figure.kind === CHARACTER);
  if (view.hexes.length <= FEW || heroes.length === 0) return undefined;
  const standing = new Set(heroes.map(hexKey));
  const rooms = new Set(
    view.hexes.filter((hex) => standing.has(hexKey(hex))).map((hex) => hex.room),
  );
  return [
    ...view.hexes.filter((hex) => hex.room && rooms.has(hex.room)),
    ...heroes,
    ...acting,
    ...chosen,
  ];
}
