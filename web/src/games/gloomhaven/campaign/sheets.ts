/** What can be told from a character's sheet. */

import type { QuestView, SheetView } from "../view";

export const CHECKS_FOR_A_PERK = 3;

/** How much of the way to the next level is done, from 0 to 1. */
export function learned({ xp, next_xp }: Pick<SheetView, "xp" | "next_xp">): number {
  return next_xp > 0 ? Math.min(1, xp / next_xp) : 1;
}

/** How far a personal quest has come: so many of so many things that it counts. */
export function counted({ counts }: Pick<QuestView, "counts">): { count: number; least: number } {
  return {
    count: counts.reduce((sum, { count, least }) => sum + Math.min(count, least), 0),
    least: counts.reduce((sum, { least }) => sum + least, 0),
  };
}
