/** How a game ended, in the eyes of who sat at a screen. A result is 1 (won), 0 (lost) or between. */

const WON = 1;
const LOST = 0;

export type Outcome =
  "you-won" | "you-lost" | "drawn" | "party-won" | "party-lost" | "game-over" | "finished";

/** `own` are the seats at the screen; without any, one has only watched. What is not `contested`
 * (a visit to town, a story) has no winner. */
export function outcome(results: number[], own: number[], contested = true): Outcome {
  if (!contested) return "finished";
  const mine = own.map((seat) => results[seat]);
  const all = (each: (number | undefined)[], result: number): boolean =>
    each.length > 0 && each.every((one) => one === result);
  if (all(mine, WON)) return "you-won";
  if (all(mine, LOST)) return "you-lost";
  if (all(results, WON)) return "party-won";
  if (all(results, LOST)) return "party-lost";
  return new Set(results).size === 1 ? "drawn" : "game-over";
}

/** The icon of an ending: no trophy for a defeat, and none where nothing could be won. */
export function signOf(ended: Outcome): string {
  if (ended === "you-won" || ended === "party-won") return "trophy";
  if (ended === "you-lost" || ended === "party-lost") return "defeat";
  return ended === "drawn" ? "drawn" : "ended";
}
