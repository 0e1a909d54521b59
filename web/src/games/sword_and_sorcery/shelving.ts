/** Where goods stand on a shelf. */

export interface Placed {
  key: string;
  /** How much better it is than what is worn now. */
  gain: number;
}

/**
 * The best first, as they stood at the first look: a purchase moves nothing under the pointer, and what
 * is sold out leaves its place empty. What comes later stands behind.
 */
export function kept(before: Placed[], now: Placed[]): Placed[] {
  const known = new Set(before.map(({ key }) => key));
  const fresh = now.filter(({ key }) => !known.has(key));
  return [...before, ...fresh.sort((one, other) => other.gain - one.gain)];
}
