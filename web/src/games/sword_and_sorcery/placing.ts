/** Where figures and things stand in an area, so that none hides another. */

import type { Spot } from "../../look/shapes";

const STEP = 8;
const CLOSEST = 16;
const TIGHTER = 0.86;

function isInside({ x, y }: Spot, corners: Spot[]): boolean {
  let inside = false;
  corners.forEach((from, place) => {
    const to = corners[(place + 1) % corners.length] ?? from;
    if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x)
      inside = !inside;
  });
  return inside;
}

function offEdge(spot: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(spot.x - from.x - part * dx, spot.y - from.y - part * dy);
}

const offEdges = (spot: Spot, corners: Spot[]): number =>
  Math.min(
    ...corners.map((from, place) =>
      offEdge(spot, from, corners[(place + 1) % corners.length] ?? from),
    ),
  );

const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** All places of an area that are so far from its edges, the nearest to the middle first. */
function roomIn(corners: Spot[], middle: Spot, margin: number): Spot[] {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const found: Spot[] = [];
  for (let x = Math.min(...xs) + STEP; x < Math.max(...xs); x += STEP)
    for (let y = Math.min(...ys) + STEP; y < Math.max(...ys); y += STEP) {
      const spot = { x, y };
      if (isInside(spot, corners) && offEdges(spot, corners) >= margin) found.push(spot);
    }
  return found.sort((one, other) => apart(one, middle) - apart(other, middle));
}

function spread(room: Spot[], count: number, distance: number): Spot[] {
  const taken: Spot[] = [];
  for (const spot of room) {
    if (taken.length === count) break;
    if (taken.every((other) => apart(spot, other) >= distance)) taken.push(spot);
  }
  return taken;
}

/** How near the nearest two of them are. */
export function closest(spots: Spot[], most: number): number {
  const between = spots.flatMap((one, place) =>
    spots.slice(place + 1).map((other) => apart(one, other)),
  );
  return Math.min(most, ...between);
}

/** So many places, as far from each other as the area allows, up to a distance. */
export function spotsIn(corners: Spot[], middle: Spot, count: number, distance: number): Spot[] {
  if (count === 0) return [];
  for (let wide = distance; wide >= CLOSEST; wide *= TIGHTER) {
    const found = spread(roomIn(corners, middle, wide / 2), count, wide);
    if (found.length === count) return found;
  }
  return Array.from({ length: count }, () => middle);
}
