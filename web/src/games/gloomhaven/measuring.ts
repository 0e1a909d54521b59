/** The measuring tool: what lies open is told to the server, which measures all of it at once. */

import { useTool } from "../../net/api";
import { around, hexKey, type Hex } from "../../widgets/hexes";
import type { HexView } from "./view";

type Place = [number, number];

/** What the tool is asked: the open hexes, and the walls between them. */
export interface MapSheet {
  hexes: Place[];
  walls_between: [Place, Place][];
}

/** From each hex to each other one, in the order of the sheet; out of reach is -1, in sight "1". */
export interface Measured {
  ranges: number[][];
  seen: string[];
}

const placeOf = ({ q, r }: Hex): Place => [q, r];

export function sheetOf(hexes: HexView[]): MapSheet {
  const open = new Set(hexes.map(hexKey));
  const walls = hexes.flatMap((hex) =>
    around(hex)
      .filter((behind, edge) => (hex.walls ?? 0) & (1 << edge) && open.has(hexKey(behind)))
      .map((behind): [Place, Place] => [placeOf(hex), placeOf(behind)]),
  );
  return { hexes: hexes.map(placeOf), walls_between: walls };
}

const known = new Map<string, Promise<Measured>>();

/** A map is measured once, and again only where there was no answer. */
export function measure(hexes: HexView[]): Promise<Measured> {
  const sheet = sheetOf(hexes);
  const key = JSON.stringify(sheet);
  const found = known.get(key) ?? useTool<Measured>("gloomhaven", "measure", sheet);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}
