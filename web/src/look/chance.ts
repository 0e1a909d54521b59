/** Chance that falls the same way for the same seed, so that a picture never changes. */

export type Chance = () => number;

const OFFSET = 2166136261;
const PRIME = 16777619;

/** FNV-1a over the letters of a text. */
export function hashOf(text: string): number {
  let hash = OFFSET;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME);
  return hash >>> 0;
}

/** Numbers from 0 up to 1 (mulberry32), begun anew by every seed. */
export function chanceOf(seed: string): Chance {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const between = (chance: Chance, low: number, high: number): number =>
  low + chance() * (high - low);

export function oneOf<Item>(chance: Chance, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(chance() * items.length)] ?? items[0];
}
