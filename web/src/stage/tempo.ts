/** How long each act is on the stage. */

import type { ActKind, ToldEvent } from "../protocol";
import { kindOf } from "./acts";

export type Speed = "calm" | "normal" | "fast" | "off";

/** Times as long as usual. */
export const SPEEDS: Record<Speed, number> = { calm: 1.7, normal: 1, fast: 0.45, off: 0 };

/** Milliseconds at normal speed. */
export const TEMPO: Record<ActKind, number> = {
  turn: 550,
  round: 1000,
  choice: 600,
  walk: 190,
  aim: 700,
  strike: 520,
  roll: 850,
  draw: 450,
  play: 800,
  flip: 1500,
  sum: 800,
  hurt: 750,
  heal: 600,
  mark: 550,
  unmark: 250,
  fall: 700,
  appear: 450,
  open: 700,
  gain: 420,
  lose: 300,
  moment: 1700,
  note: 0,
  quiet: 0,
};

/** Each die or card that comes to light takes longer. */
const EACH = 220;
const MOST = 2600;

/** What somebody has just done needs less time before their own eyes. */
const OWN = 0.7;

/** What a player has chosen is seen already. */
const KNOWN: ReadonlySet<ActKind> = new Set<ActKind>(["choice", "play", "lose", "turn"]);

export function lengthOf(event: ToldEvent, own: boolean): number {
  const kind = kindOf(event);
  if (own && KNOWN.has(kind)) return 0;
  if (kind === "choice" && event.forced) return 0; // what it leads to is seen
  const shown = kind === "roll" || kind === "draw" ? (event.values ?? []).length : 0;
  const whole = Math.min(MOST, TEMPO[kind] + shown * EACH);
  return own ? whole * OWN : whole;
}
