/** The ring of a figure tells its rank: by its colour and by its edge. */

export type Rank = "hero" | "normal" | "elite" | "boss" | "thing";

/** Rings of heroes; none is gold, which means "you may". */
export const HERO_RINGS = {
  sea: "#8fb6e2",
  leaf: "#9cc476",
  plum: "#bd9bd8",
  copper: "#cf8a56",
  rose: "#e0a3b4",
  teal: "#7fd0c0",
  night: "#a9b4f0",
  steel: "#c3ccd8",
} as const;

export type HeroRing = keyof typeof HERO_RINGS;

const RINGS: Record<Exclude<Rank, "hero">, string> = {
  normal: "#cbbd9f",
  elite: "#e8d44d",
  boss: "#c1503b",
  thing: "#8d8474",
};

export function ringColour(rank: Rank, own: HeroRing = "sea"): string {
  return rank === "hero" ? HERO_RINGS[own] : RINGS[rank];
}

/** The light on a ring: metal shines, the yellow of elites is flat. */
export const ringLight = (rank: Rank): string => (rank === "elite" ? "paint-flat" : "paint-metal");

function cornered(count: number, far: number, near: number): string {
  const corners = Array.from({ length: count }, (_, place) => {
    const angle = ((place + 0.5) / count) * 2 * Math.PI;
    const off = place % 2 === 0 ? far : near;
    return `${(off * Math.cos(angle)).toFixed(1)} ${(off * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

function round(reach: number): string {
  const across = 2 * reach;
  return `M${-reach} 0a${reach} ${reach} 0 1 0 ${across} 0a${reach} ${reach} 0 1 0 ${-across} 0Z`;
}

/** The edge of a ring: elites have eight corners, bosses teeth, all others are round. */
export function ringEdge(rank: Rank, reach: number): string {
  if (rank === "elite") return cornered(8, reach * 1.07, reach * 1.07);
  if (rank === "boss") return cornered(36, reach * 1.07, reach);
  return round(reach);
}
