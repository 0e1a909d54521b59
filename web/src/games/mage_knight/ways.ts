/**
 * Ways over the map as a player reckons them before walking: what they cost, and which of them end
 * in a fight. What may really be done, the options say: every step of a walk is chosen among them.
 */

import { around, hexKey } from "../../widgets/hexes";
import { INACCESSIBLE, type HeroView, type SpaceView, type TableView } from "./view";

const RAMPAGING = new Set(["orc_marauders", "draconum"]);
const LAND = "land:";
const FORTIFIED = new Set(["keep", "mage_tower", "city"]);

/** The spaces to enter one after the other, the first of them beside the hero. */
export interface Way {
  steps: string[];
  cost: number;
  /** The last step leads into a fight: by assault or because somebody is provoked. */
  fight: boolean;
}

export type Land = Map<string, SpaceView>;

export function landOf(view: TableView): Land {
  return new Map(view.spaces.map((space) => [hexKey(space), space]));
}

export function isRampaging(space: SpaceView): boolean {
  return RAMPAGING.has(space.site ?? "") && (space.tokens ?? []).length > 0;
}

/** Entering it is an assault: nobody has conquered it, or the keep is another hero's (MK-6.3.1). */
export function isFortress(space: SpaceView, seat: number): boolean {
  if (!FORTIFIED.has(space.site ?? "")) return false;
  return !space.conquered || (space.site === "keep" && space.shields?.at(-1) !== seat);
}

/** Several heroes may stand there (MK-6.8.6). */
function holdsMany(space: SpaceView): boolean {
  return space.site === "portal" || (space.site === "city" && space.conquered === true);
}

function beside(land: Land, space: SpaceView): SpaceView[] {
  return around(space).flatMap((hex) => land.get(hexKey(hex)) ?? []);
}

/** The rampaging enemies beside both ends of a step: leaving one for the other provokes them. */
export function provokes(land: Land, from: SpaceView, to: SpaceView): SpaceView[] {
  const near = beside(land, to);
  return beside(land, from).filter((space) => near.includes(space) && isRampaging(space));
}

/** What a step there begins: an assault, a fight with whom it provokes, or nothing. */
export function perilOf(
  land: Land,
  from: SpaceView,
  to: SpaceView,
  seat: number,
): "" | "assault" | "provoked" {
  if (isFortress(to, seat)) return "assault";
  return provokes(land, from, to).length > 0 ? "provoked" : "";
}

/** The cheapest way to each space, peaceful ones before those that end in a fight. */
export function waysOf(view: TableView, hero: HeroView): Map<string, Way> {
  const land = landOf(view);
  const start = land.get(hero.space ?? "");
  if (!start) return new Map();
  const taken = new Set(view.heroes.filter((other) => other !== hero).map((other) => other.space));
  const open = (space: SpaceView): boolean =>
    space.cost < INACCESSIBLE &&
    !isRampaging(space) &&
    (holdsMany(space) || !taken.has(hexKey(space)));

  const peaceful = new Map<string, Way>([[hexKey(start), { steps: [], cost: 0, fight: false }]]);
  const fights = new Map<string, Way>();
  const waiting = [start];
  for (let here = waiting.shift(); here; here = waiting.shift()) {
    const way = peaceful.get(hexKey(here));
    if (!way) continue;
    for (const next of beside(land, here).filter(open)) {
      const key = hexKey(next);
      const fight = perilOf(land, here, next, hero.seat) !== "";
      const found = fight ? fights : peaceful;
      const cost = way.cost + next.cost;
      if (cost >= (found.get(key)?.cost ?? Infinity)) continue;
      found.set(key, { steps: [...way.steps, key], cost, fight });
      if (!fight) waiting.push(next);
    }
  }
  peaceful.delete(hexKey(start));
  fights.delete(hexKey(start));
  return new Map([...fights, ...peaceful]);
}

/** So much is known of the map: a walk ends when it becomes more. */
export function revealed(view: TableView): number {
  const up = view.spaces.flatMap((space) =>
    [...(space.tokens ?? []), ...(space.ruin ? [space.ruin] : [])].filter((token) => token.enemy),
  );
  return view.spaces.length + up.length;
}

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
