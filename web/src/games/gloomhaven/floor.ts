/** The map as it is drawn: floors, walls around them, and the fog over closed rooms. */

import { distance, edges, hexKey, type Hex } from "../../widgets/hexes";
import { CHARACTER, type HexView, type TableView } from "./view";

/** How many tones the palette has for rooms (`--floor-tone-0`). */
const TONES = 6;
const JOINT = "var(--floor-joint)";

/** A number that looks like chance and is always the same for a hex. */
export function grain({ q, r }: Hex): number {
  return (((q * 73856093) ^ (r * 19349663)) >>> 0) % 997;
}

/** Rooms that lie side by side have different floors. */
export function toneOf(rooms: string[], room: string | undefined): string {
  if (!room) return JOINT;
  return `var(--floor-tone-${Math.max(0, rooms.indexOf(room)) % TONES})`;
}

export function roomsOf(view: Pick<TableView, "hexes">): string[] {
  return [...new Set(view.hexes.flatMap((hex) => (hex.room ? [hex.room] : [])))];
}

type Ground = Pick<TableView, "hexes" | "closed" | "doors">;

/** The walls around some hexes, as path data. */
export function wallsOf(hexes: HexView[], size: number): string {
  return edges(hexes, size, ({ walls = 0 }, _, edge) => (walls & (1 << edge)) !== 0);
}

/** So many hexes are seen well at once. */
const FEW = 48;
/** On a small screen one sees so far around whoever acts; and so far into the fog. */
const NEAR = 2;

function isNear(one: Hex, other: Hex, steps = NEAR): boolean {
  return distance(one, other) <= steps;
}

/**
 * What lies open, and the fog behind its doors. On a large map: the rooms in which characters
 * stand, who acts, and what can be chosen. On a small screen: what is within some `steps` of `own`,
 * the figure of whoever sits there. All of the map as long as no room is open.
 */
export function focusOf(
  view: Ground & Pick<TableView, "figures" | "acting">,
  chosen: Hex[],
  own?: string,
  steps = NEAR,
): Hex[] | undefined {
  const acting = view.figures.filter((figure) => figure.id === view.acting);
  const self = view.figures.find((figure) => figure.id === own);
  if (self) {
    return [...view.hexes.filter((hex) => isNear(hex, self, steps)), ...acting, ...chosen];
  }
  const heroes = view.figures.filter((figure) => figure.kind === CHARACTER);
  if (view.hexes.length === 0) return undefined;
  if (view.hexes.length <= FEW || heroes.length === 0) {
    const ahead = view.closed.filter((hex) => view.doors.some((door) => isNear(hex, door)));
    return [...view.hexes, ...view.doors, ...ahead];
  }
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
