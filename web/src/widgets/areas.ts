/** A board of areas: polygons that figures stand in together, walls and doors between them. */

import type { MaterialName } from "../look/materials";
import type { Spot } from "../look/shapes";
import type { Frame } from "./hexes";
import type { Figure } from "./figure";

export interface Area {
  id: string;
  corners: Spot[];
  material: MaterialName;
  label: string;
  /** Both sides stand in it, told in a few words. */
  engaged?: string | undefined;
  /** In gold: it can be chosen. */
  can?: boolean | undefined;
  /** Nobody has been there yet. */
  dim?: boolean | undefined;
  /** What it is called, shown when it is pointed at, or all of them at once. */
  name?: string | undefined;
  /** What is pointed at elsewhere means this one, or the hint does. */
  meant?: Meant | undefined;
}

export type Meant = "pointed" | "hinted";

export interface Wall {
  from: Spot;
  to: Spot;
}

export interface Door {
  id: string;
  at: Spot;
  /** Degrees; a door in a wall from left to right has none. */
  angle?: number | undefined;
  icon: string;
  label: string;
  /** The colour of its lock. */
  lock?: string | undefined;
  can?: boolean | undefined;
  meant?: Meant | undefined;
}

/** Something that lies in an area: a number, or a thing that is drawn, or one that is still hidden. */
export interface Marker {
  id: string;
  at: Spot;
  label: string;
  number?: number | undefined;
  icon?: string | undefined;
  hidden?: boolean | undefined;
  /** What it is for; its label if nothing more is to be said. */
  tip?: string | undefined;
  meant?: Meant | undefined;
}

export interface Sight {
  from: Spot;
  to: Spot;
  label: string;
  /** Something stands between. */
  blocked?: boolean | undefined;
}

export interface Standing {
  figure: Figure;
  at: Spot;
  radius?: number | undefined;
  meant?: Meant | undefined;
}

/** A line that ends so far before either of its ends; nothing is left of one that is too short. */
export function trimmed(from: Spot, to: Spot, by: number): [Spot, Spot] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length > 2 * by ? by / length : 0.5;
  const [dx, dy] = [(to.x - from.x) * part, (to.y - from.y) * part];
  return [
    { x: from.x + dx, y: from.y + dy },
    { x: to.x - dx, y: to.y - dy },
  ];
}

export const halfway = (from: Spot, to: Spot): Spot => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
});

/** Who stands nearer to the viewer is drawn later. */
export function backToFront<Item extends { at: Spot }>(items: Item[]): Item[] {
  return [...items].sort((one, other) => one.at.y - other.at.y);
}

/** The box around all corners. */
export function boxOf(areas: Area[], margin = 0): Frame {
  const corners = areas.flatMap((area) => area.corners);
  const x = Math.min(...corners.map((corner) => corner.x)) - margin;
  const y = Math.min(...corners.map((corner) => corner.y)) - margin;
  const right = Math.max(...corners.map((corner) => corner.x)) + margin;
  const bottom = Math.max(...corners.map((corner) => corner.y)) + margin;
  return { x, y, width: right - x, height: bottom - y };
}

/** About how wide a note of 13 px letters is; it is drawn on a pill of that width. */
export const noteWidth = (text: string): number => 24 + text.length * 6.8;
