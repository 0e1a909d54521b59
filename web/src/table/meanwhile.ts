/** What the others at the table do meanwhile: who is away, and who has something to choose as well. */

import type { TableFacts } from "../protocol";

export interface Other {
  seat: number;
  state: "away" | "choosing";
}

/** Does somebody play the seat who is not connected? */
export const isAway = (seats: TableFacts["seats"], seat: number): boolean =>
  seats[seat]?.kind === "person" && !seats[seat].here;

/** `own`: the seats at this screen. Bots are never away, and choose in a moment. */
export function meanwhile(seats: TableFacts["seats"], own: number[], waiting: number[]): Other[] {
  return seats.flatMap(({ kind }, seat): Other[] => {
    if (kind !== "person" || own.includes(seat)) return [];
    if (isAway(seats, seat)) return [{ seat, state: "away" }];
    return waiting.includes(seat) ? [{ seat, state: "choosing" }] : [];
  });
}
