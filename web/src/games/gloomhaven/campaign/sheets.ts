/** What can be told from a character's sheet. */

import type { SheetView } from "../view";

export const CHECKS_FOR_A_PERK = 3;

/** How much of the way to the next level is done, from 0 to 1. */
export function learned({ xp, next_xp }: Pick<SheetView, "xp" | "next_xp">): number {
  return next_xp > 0 ? Math.min(1, xp / next_xp) : 1;
}

/** The cards of the pool that stay behind. */
export function reserve({ pool, hand }: Pick<SheetView, "pool" | "hand">): string[] {
  return pool.filter((card) => !hand.includes(card));
}
