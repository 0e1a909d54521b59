/** Who sits where on the screen: own side below, the others as they sit around the table. */

import type { FieldView, MinionView, PlayerView, SideView, TableView } from "./view";

/** The seat from which the table is drawn; spectators sit with the first player. */
export function eye(view: TableView, seat: number): number {
  return view.players[seat] ? seat : 0;
}

export function teamOf(view: TableView, seat: number): number {
  return view.players[seat]?.team ?? 0;
}

/** The sides of a battlefield as the team sees them: the other one above, its own below. */
export function facing(field: FieldView, team: number): { above: SideView; below: SideView } {
  const [first, second] = field.sides as [SideView, SideView];
  return first.team === team ? { above: second, below: first } : { above: first, below: second };
}

/** A row of battlefields; who sits on the other side sees it from there. */
export function inRow(view: TableView, seat: number): FieldView[] {
  return teamOf(view, seat) === 0 ? view.fields : [...view.fields].reverse();
}

/** So many minions stand side by side; more of them stand in two rows. */
export const ABREAST = 6;
const LEAST_ROOM = 3;

/** Columns for battlefields side by side: where many minions stand there is more room. */
export function columns(fields: FieldView[]): string {
  const room = (field: FieldView): number => {
    const most = Math.max(...field.sides.map((side) => side.minions.length));
    return Math.min(ABREAST, Math.max(LEAST_ROOM, most));
  };
  return fields.map((field) => `minmax(0, ${room(field)}fr)`).join(" ");
}

export interface Ring {
  left: FieldView;
  right: FieldView;
  /** The other battlefields, clockwise from the left neighbour. */
  others: FieldView[];
}

/** In the ring a seat fights with its left neighbour in one field and its right one in another. */
export function inRing(view: TableView, seat: number): Ring {
  const count = view.fields.length;
  const at = (place: number): FieldView => view.fields[(place + count) % count] as FieldView;
  const others = Array.from({ length: count - 2 }, (_, place) => at(seat + 1 + place));
  return { left: at(seat), right: at(seat - 1), others };
}

/** The other players, clockwise from the left neighbour. */
export function others(view: TableView, seat: number): PlayerView[] {
  const count = view.players.length;
  return Array.from(
    { length: count - 1 },
    (_, place) => view.players[(seat + 1 + place) % count] as PlayerView,
  );
}

export function minionsOf(view: TableView): MinionView[] {
  return view.fields.flatMap((field) => field.sides.flatMap((side) => side.minions));
}

/** Whose avatars stand on a side of a battlefield. */
export function avatarsAt(view: TableView, field: FieldView, team: number): PlayerView[] {
  return view.players.filter((player) => player.team === team && player.avatar === field.name);
}
