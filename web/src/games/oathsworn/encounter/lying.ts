/** Where a hex lies, seen from the beast: nobody reads coordinates on the board. */

import { distance } from "../../../widgets/hexes";
import { bossesOf, hexOf, type TableView } from "./view";

export interface Lying {
  arc: "front" | "rear" | "left" | "right" | "under";
  /** From its nearest hex. */
  far: number;
}

const ARCS = ["front", "rear", "left", "right"] as const;

/** Of several beasts the nearest one counts; null: there is none. */
export function lying(view: TableView, cell: string): Lying | null {
  const found = bossesOf(view).flatMap((boss): Lying[] => {
    const hexes = boss.hexes ?? [];
    if (hexes.length === 0) return [];
    if (hexes.includes(cell)) return [{ arc: "under", far: 0 }];
    const arc = ARCS[(boss.arcs ?? []).findIndex((places) => places.includes(cell))];
    const far = Math.min(...hexes.map((each) => distance(hexOf(each), hexOf(cell))));
    return arc ? [{ arc, far }] : [];
  });
  return found.sort((one, other) => one.far - other.far)[0] ?? null;
}
