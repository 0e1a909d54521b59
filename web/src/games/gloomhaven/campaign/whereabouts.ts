/** Where scenarios lie on the drawn map: as on the board, but no two on one spot. */

import { between, chanceOf } from "../../../look/chance";
import type { Spot } from "../../../look/shapes";
import type { PlaceView } from "../view";

export const WIDTH = 916;
export const HEIGHT = 536;

/** The city, in column C of the board. */
export const CITY: Spot = { x: 196, y: 404 };

const COLUMNS = 15;
const ROWS = 18;
/** So much room a marker needs with its name. */
const ROOM = { x: 128, y: 84 };
/** The city is larger. */
const ROOM_OF_CITY = { x: 168, y: 122 };
const MARGIN = { left: 76, right: 84, top: 50, bottom: 92 };
const ROUNDS = 80;

/** A place of the board ("G10"): letters go to the right, numbers down. */
export function onBoard(location: string): Spot {
  const column = location.charCodeAt(0) - "A".charCodeAt(0);
  const row = Number(location.slice(1)) - 1;
  return {
    x: MARGIN.left + (column / (COLUMNS - 1)) * (WIDTH - MARGIN.left - MARGIN.right),
    y: MARGIN.top + (row / (ROWS - 1)) * (HEIGHT - MARGIN.top - MARGIN.bottom),
  };
}

/** What the campaign cannot come to has no place on the board: somewhere far out. */
function somewhere(number: number): Spot {
  const chance = chanceOf(`scenario ${number}`);
  return { x: between(chance, 520, WIDTH - MARGIN.right), y: between(chance, 60, 420) };
}

const within = ({ x, y }: Spot): Spot => ({
  x: Math.min(WIDTH - MARGIN.right, Math.max(MARGIN.left, x)),
  y: Math.min(HEIGHT - MARGIN.bottom, Math.max(MARGIN.top, y)),
});

/** Where a spot cannot go further up or down it gives way to a side. */
const isAtTheRim = ({ y }: Spot): boolean => y <= MARGIN.top || y >= HEIGHT - MARGIN.bottom;

/** How far a spot must go to leave another one its room; the shorter way. */
function away(from: Spot, other: Spot): Spot {
  const room = other === CITY ? ROOM_OF_CITY : ROOM;
  const [dx, dy] = [from.x - other.x, from.y - other.y];
  const [over, across] = [room.x - Math.abs(dx), room.y - Math.abs(dy)];
  if (over <= 0 || across <= 0) return { x: 0, y: 0 };
  if (isAtTheRim(from) || over / room.x < across / room.y)
    return { x: (dx < 0 ? -over : over) / 2, y: 0 };
  return { x: 0, y: (dy < 0 ? -across : across) / 2 };
}

/** The spot of each scenario by its number. */
export function whereabouts(places: Pick<PlaceView, "number" | "location">[]): Map<number, Spot> {
  let spots = places.map(({ number, location }) =>
    within(location ? onBoard(location) : somewhere(number)),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    spots = spots.map((spot, place) => {
      const others = [CITY, ...spots.filter((_, other) => other !== place)];
      const pushed = others.map((other) => away(spot, other));
      const sum = (of: (each: Spot) => number): number =>
        pushed.reduce((so, each) => so + of(each), 0);
      return within({ x: spot.x + sum(({ x }) => x), y: spot.y + sum(({ y }) => y) });
    });
  }
  return new Map(places.map(({ number }, place) => [number, spots[place] ?? CITY]));
}

/** A way between two spots, bent to one side. */
export function way(from: Spot, to: Spot, bend = 0.14): string {
  const x = (from.x + to.x) / 2 + (to.y - from.y) * bend;
  const y = (from.y + to.y) / 2 - (to.x - from.x) * bend;
  const at = (value: number): string => value.toFixed(0);
  return `M${at(from.x)} ${at(from.y)}Q${at(x)} ${at(y)} ${at(to.x)} ${at(to.y)}`;
}
