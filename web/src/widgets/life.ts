/** A bar of hit points: what is left, and what somebody is about to take of it. */

export interface Life {
  now: number;
  most: number;
  /** So much may be lost at once. */
  threatened?: number | undefined;
}

/** Hundredths of the bar: what stays, and the threatened part behind it. */
export function partsOf({ now, most, threatened = 0 }: Life): { stays: number; goes: number } {
  const scale = 100 / Math.max(1, most);
  const left = Math.min(most, Math.max(0, now));
  const goes = Math.min(left, Math.max(0, threatened));
  return { stays: (left - goes) * scale, goes: goes * scale };
}

/** "9", or "7 → 4" when something is about to be lost. */
export function spoken({ now, threatened = 0 }: Life): string {
  return threatened > 0 ? `${now} → ${Math.max(0, now - threatened)}` : String(now);
}

export type Condition = "well" | "hurt" | "low";

/** Above a half, above a quarter, or below. */
export function conditionOf({ now, most }: Life): Condition {
  const part = now / Math.max(1, most);
  if (part > 0.5) return "well";
  return part > 0.25 ? "hurt" : "low";
}
