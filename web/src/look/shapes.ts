/** Corners, edges and insets of what is drawn on a board. */

export interface Spot {
  x: number;
  y: number;
}

/** One decimal is finer than any size at which pictures are shown. */
export const short = (number: number): string => String(Math.round(number * 10) / 10);

export const spot = ({ x, y }: Spot): string => `${short(x)} ${short(y)}`;

export const closed = (corners: Spot[]): string => `M${corners.map(spot).join("L")}Z`;

/** Where a figure would stand in a polygon: the centre of its weight. */
export function centre(corners: Spot[]): Spot {
  let weight = 0;
  let x = 0;
  let y = 0;
  corners.forEach((from, place) => {
    const to = corners[(place + 1) % corners.length] ?? from;
    const cross = from.x * to.y - to.x * from.y;
    weight += cross;
    x += (from.x + to.x) * cross;
    y += (from.y + to.y) * cross;
  });
  return { x: x / (3 * weight), y: y / (3 * weight) };
}

/** Twice the area; positive when the corners go clockwise on the screen. */
function turning(corners: Spot[]): number {
  return corners.reduce((sum, from, place) => {
    const to = corners[(place + 1) % corners.length] ?? from;
    return sum + from.x * to.y - to.x * from.y;
  }, 0);
}

/** The direction out of a polygon across the edge between two of its corners. */
function outward(from: Spot, to: Spot, clockwise: boolean): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const side = clockwise ? 1 : -1;
  return { x: (side * (to.y - from.y)) / length, y: (side * (from.x - to.x)) / length };
}

/** A polygon whose edges all lie so far inside the edges of another. */
export function inset(corners: Spot[], by: number): Spot[] {
  const clockwise = turning(corners) > 0;
  return corners.map((here, place) => {
    const before = corners.at(place - 1) ?? here;
    const after = corners[(place + 1) % corners.length] ?? here;
    const one = outward(before, here, clockwise);
    const other = outward(here, after, clockwise);
    const lean = 1 + one.x * other.x + one.y * other.y;
    const far = by / Math.max(0.2, lean);
    return { x: here.x - (one.x + other.x) * far, y: here.y - (one.y + other.y) * far };
  });
}

/** The edges that a light from above falls on, or those that lie in the dark, as path data. */
export function edgesFacing(corners: Spot[], up: boolean): string {
  const clockwise = turning(corners) > 0;
  return corners
    .map((from, place) => {
      const to = corners[(place + 1) % corners.length] ?? from;
      const lit = outward(from, to, clockwise).y < -0.1;
      return lit === up ? `M${spot(from)}L${spot(to)}` : "";
    })
    .join("");
}
