/** Areas of effect that may be laid in several ways: which one the pointer means. */

/** The placements that cover a hex; without one, all of them. */
export function covering(placements: string[][], hex: string | null): number[] {
  const all = placements.map((_, number) => number);
  if (hex === null) return all;
  const found = all.filter((number) => placements[number]?.includes(hex));
  return found.length > 0 ? found : all;
}

/** The same, those first that hit the most. */
export function bestFirst(
  placements: string[][],
  among: number[],
  worth: (hexes: string[]) => number,
): number[] {
  return [...among].sort(
    (one, other) => worth(placements[other] ?? []) - worth(placements[one] ?? []) || one - other,
  );
}

/** The placement that is aimed at after `turns` turns with the pointer on a hex: first the best. */
export function aimed(
  placements: string[][],
  hex: string | null,
  turns: number,
  worth: (hexes: string[]) => number = () => 0,
): number {
  const fitting = bestFirst(placements, covering(placements, hex), worth);
  if (fitting.length === 0) return -1;
  return fitting[((turns % fitting.length) + fitting.length) % fitting.length] ?? -1;
}
