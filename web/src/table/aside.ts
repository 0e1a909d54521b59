/** Where to lay something so that it does not come up under the finger that called for it. */

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
}

/** Pixels kept free around the press, and at the edge of the screen. */
const APART = 40;
const EDGE = 12;

function isFree(at: Place, size: Size, press: Place): boolean {
  const inside = (from: number, length: number, point: number): boolean =>
    point > from - APART && point < from + length + APART;
  return !(inside(at.x, size.width, press.x) && inside(at.y, size.height, press.y));
}

/** The upper left corner: in the middle, else above or below it, else in the farthest corner. */
export function aside(size: Size, screen: Size, press: Place | null): Place {
  const room = { x: screen.width - size.width, y: screen.height - size.height };
  const middle = { x: room.x / 2, y: room.y / 2 };
  if (!press) return middle;
  const upper = { x: middle.x, y: EDGE };
  const lower = { x: middle.x, y: room.y - EDGE };
  const corner = {
    x: press.x > screen.width / 2 ? EDGE : room.x - EDGE,
    y: press.y > screen.height / 2 ? EDGE : room.y - EDGE,
  };
  return [middle, upper, lower].find((place) => isFree(place, size, press)) ?? corner;
}
