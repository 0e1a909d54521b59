/** Who sits down to play a match of a campaign, as long as nobody says otherwise. */

import type { Player } from "../protocol";

/** As many as began the campaign, where that is possible. */
export function seatsFor(counts: number[], begun: number): number {
  return counts.includes(begun) ? begun : (counts[0] ?? 1);
}

/** Whoever opens it sits at this screen, the others of the group come by themselves; then bots. */
export function usualPlayers(
  seats: number,
  name: string,
  members: number,
  last: Player[] = [],
): Player[] {
  if (last.length === seats) return last.map((player) => ({ ...player }));
  return Array.from({ length: seats }, (_, seat): Player => {
    if (seat === 0) return { kind: "person", name };
    return seat < members ? { kind: "open" } : { kind: "bot", level: "normal" };
  });
}
