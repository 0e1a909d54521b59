/** Ways over the map, as the server reckons them, and the land on which they are drawn. */

import { around, hexKey } from "../../widgets/hexes";
import type { PerilView, SpaceView, TableView } from "./view";

/** The spaces to enter one after the other, the first of them beside the hero. */
export interface Way {
  steps: string[];
  cost: number;
  /** The last step leads into a fight, or to another hero. */
  fight: boolean;
}

export type Land = Map<string, SpaceView>;

export function landOf(view: TableView): Land {
  return new Map(view.spaces.map((space) => [hexKey(space), space]));
}

/** The way to each space that can be reached. */
export function waysOf(view: TableView): Map<string, Way> {
  const last = new Map((view.turn.ways ?? []).map((way) => [way.space, way]));
  const stepsTo = (space: string): string[] => {
    const way = last.get(space);
    return way ? [...stepsTo(way.before), space] : [];
  };
  return new Map(
    [...last].map(([space, { cost, peril }]) => [
      space,
      { steps: stepsTo(space), cost, fight: Boolean(peril) },
    ]),
  );
}

/** What a step to a space beside the hero would begin. */
export function perilAt(view: TableView, space: SpaceView): PerilView | undefined {
  return view.turn.perils?.find((each) => each.space === hexKey(space));
}

/** So much is known of the map: a walk ends when it becomes more. */
export function revealed(view: TableView): number {
  const up = view.spaces.flatMap((space) =>
    [...(space.tokens ?? []), ...(space.ruin ? [space.ruin] : [])].filter((token) => token.enemy),
  );
  return view.spaces.length + up.length;
}

const LAND = "land:";

/** The centres of the tiles that can be revealed now: "3,-2". */
export function landsOf(options: { things: string[] }[]): string[] {
  const things = new Set(options.flatMap((option) => option.things));
  return [...things]
    .filter((thing) => thing.startsWith(LAND))
    .map((thing) => thing.slice(LAND.length));
}

/** The back of the tile that lies there, or that would be laid there. */
export function backAt(view: TableView, centre: string): string {
  return view.face_down?.[centre] ?? (view.next_tile || "countryside");
}

/** The seven spaces of the tile around a centre. */
export function tileAround(centre: { q: number; r: number }): { q: number; r: number }[] {
  return [centre, ...around(centre)];
}
