/** Where figures and things stand in an area, so that none hides another. */

import type { Spot } from "../../look/shapes";

const STEP = 6;
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

/** Life hangs below a figure: those one above the other need more room than those side by side. */
const BELOW = 0.8;

const apart = (one: Spot, other: Spot): number =>
  Math.hypot(one.x - other.x, BELOW * (one.y - other.y));

/** How far from the middle: along a row sooner than up or down. */
const ASIDE = 1.4;

const off = (spot: Spot, middle: Spot): number =>
  Math.hypot(spot.x - middle.x, ASIDE * (spot.y - middle.y));

/** The part of a distance that is kept to the edges. */
const EDGE = 0.44;

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
  return found.sort((one, other) => off(one, middle) - off(other, middle));
}

/** As many as fit of those that are so far from the taken ones and from each other. */
function spread(room: Spot[], count: number, distance: number, kept: Spot[] = []): Spot[] {
  const taken: Spot[] = [];
  for (const spot of room) {
    if (taken.length === count) break;
    if ([...kept, ...taken].every((other) => apart(spot, other) >= distance)) taken.push(spot);
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

/** The sides of an area from which places are tried in turn, after the middle. */
const SIDES = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => (degrees * Math.PI) / 180);

/** The same places, those that lie farthest to one side first. */
const fromSide = (room: Spot[], angle: number): Spot[] => {
  const along = ({ x, y }: Spot): number => x * Math.cos(angle) + y * Math.sin(angle);
  return [...room].sort((one, other) => along(one) - along(other));
};

/** So many places, as far from each other as the area allows, up to a distance. */
export function spotsIn(corners: Spot[], middle: Spot, count: number, distance: number): Spot[] {
  if (count === 0) return [];
  for (let wide = distance; wide >= CLOSEST; wide *= TIGHTER) {
    const room = roomIn(corners, middle, wide * EDGE);
    for (const tried of [room, ...SIDES.map((angle) => fromSide(room, angle))]) {
      const found = spread(tried, count, wide);
      if (found.length === count) return found;
    }
  }
  return Array.from({ length: count }, () => middle);
}

/** Each goes to the place that is nearest to where it stood; the others take what is left. */
function assigned(ids: string[], spots: Spot[], before: ReadonlyMap<string, Spot>): Spot[] {
  const found = new Map<string, Spot>();
  const free = [...spots];
  const pairs = ids
    .flatMap((id) => spots.map((spot) => ({ id, spot, way: apart(spot, before.get(id) ?? spot) })))
    .filter(({ id }) => before.has(id))
    .sort((one, other) => one.way - other.way);
  for (const { id, spot } of pairs) {
    if (found.has(id) || !free.includes(spot)) continue;
    found.set(id, spot);
    free.splice(free.indexOf(spot), 1);
  }
  return ids.map((id) => found.get(id) ?? free.shift() ?? spots[0] ?? { x: 0, y: 0 });
}

/**
 * Where each of them stands. Whoever stood there before stays, as long as there is free floor beside
 * for the newcomers; else all move up, each as little as possible.
 */
export function standingIn(
  area: { corners: Spot[]; middle: Spot },
  ids: string[],
  before: ReadonlyMap<string, Spot>,
  distance: number,
): Spot[] {
  const { corners, middle } = area;
  const kept = ids.flatMap((id) => before.get(id) ?? []);
  const coming = ids.filter((id) => !before.has(id));
  if (kept.length > 0 && closest(kept, distance) >= distance) {
    const beside = spread(roomIn(corners, middle, distance * EDGE), coming.length, distance, kept);
    if (beside.length === coming.length)
      return ids.map((id) => before.get(id) ?? beside.shift() ?? middle);
  }
  return assigned(ids, spotsIn(corners, middle, ids.length, distance), before);
}
