/** What the ground is made of: near tones for neighbouring cells, and a pattern drawn by chance. */

import { between, chanceOf, oneOf, type Chance } from "./chance";
import { short } from "./shapes";

export interface Material {
  tones: readonly [string, ...string[]];
  /** The light on upper edges, and what cracks and grit are made of. */
  lit: string;
  crack: string;
  grit: string;
  /** How many cells in a hundred are cracked, and how many have grit on them. */
  cracked: number;
  gritty: number;
  weave?: Weave;
}

interface Weave {
  width: number;
  height: number;
  draw: (chance: Chance) => string;
}

const times = (count: number, draw: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(place)).join("");

const line = (d: string, colour: string, opacity: number, width = 1.6): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;

const COBBLES: Weave = {
  width: 68,
  height: 52,
  draw: (chance) =>
    times(16, (place) => {
      const row = Math.floor(place / 4);
      const x = (place % 4) * 17 + (row % 2 === 0 ? 1 : -7) + between(chance, 0, 1.5);
      const stone = (left: number): string =>
        `<rect x="${short(left)}" y="${row * 13 + 1}" width="14.5" height="${short(between(chance, 10, 11.4))}" rx="4.5" fill="${oneOf(chance, ["#fff", "#000"])}" fill-opacity="${short(between(chance, 0.02, 0.12))}" stroke="#000" stroke-opacity=".34"/>`;
      // A stone across the left edge goes on at the right one.
      return stone(x) + (x < 0 ? stone(x + 68) : "");
    }),
};

const PLANKS: Weave = {
  width: 120,
  height: 60,
  draw: () =>
    line("M0 .5H120M0 20H120M0 40H120M46 0V20M90 20V40M24 40V60", "#1f120a", 0.75) +
    line("M6 7q22-4 34 0M58 12q30 5 56-1M8 30q30 5 70-1M34 50q30-5 74 1", "#000", 0.22, 1) +
    line("M0 1.8H120M0 21.6H120M0 41.6H120", "#ffdca8", 0.1, 1),
};

const GRASS: Weave = {
  width: 70,
  height: 62,
  draw: (chance) =>
    times(13, () => {
      const x = short(between(chance, 3, 64));
      const y = short(between(chance, 9, 60));
      const tuft = `M${x} ${y}l-2-7M${x} ${y}m2 0l1-8M${x} ${y}m4 0l3-6`;
      return line(tuft, oneOf(chance, ["#9fb56a", "#1f2a12"]), 0.5, 1.3);
    }),
};

const FLAGS: Weave = {
  width: 76,
  height: 68,
  draw: () =>
    line("M0 1H76M0 35H76M30 1V35M62 35V68M12 35V68", "#0d0e14", 0.85, 2) +
    line("M0 3H76M0 37H76", "#cdd6ff", 0.12, 1) +
    line("M40 12l8 6l-3 7M18 50l10 4", "#0d0e14", 0.6, 1),
};

const RIPPLES: Weave = {
  width: 64,
  height: 40,
  draw: () =>
    line("M4 10q8-6 16 0t16 0M30 28q8-6 16 0t16 0", "#d8efff", 0.28, 1.5) +
    line("M6 13q8-6 16 0t16 0M32 31q8-6 16 0t16 0", "#04121f", 0.35, 1.5),
};

const DUNES: Weave = {
  width: 90,
  height: 44,
  draw: () =>
    line("M0 12q22-9 45 0t45 0M-20 34q22-9 45 0t45 0t45 0", "#2c1c08", 0.24, 1.3) +
    line("M0 14q22-9 45 0t45 0M-20 36q22-9 45 0t45 0t45 0", "#fff1cc", 0.13, 1.2),
};

const STONY = { lit: "#cdb794", crack: "#1d1611", grit: "#c9a257", cracked: 30, gritty: 20 };

export const MATERIALS = {
  stone: { ...STONY, tones: ["#54483b", "#4d4236", "#5a4d3f"] },
  slate: { ...STONY, tones: ["#414852", "#3a4049", "#48505b"], lit: "#c5d2e2", grit: "#8d9bb0" },
  earth: { ...STONY, tones: ["#5b4530", "#523d2a", "#644c36"], cracked: 16, gritty: 42 },
  cobbles: { ...STONY, tones: ["#5c564e", "#655e55", "#534d46"], cracked: 6, weave: COBBLES },
  planks: {
    ...STONY,
    tones: ["#6a4a2e", "#735133", "#5f4228"],
    lit: "#ffdca8",
    cracked: 0,
    gritty: 6,
    weave: PLANKS,
  },
  grass: {
    ...STONY,
    tones: ["#4d5a33", "#55633a", "#46532f"],
    lit: "#d5e3a4",
    cracked: 0,
    gritty: 12,
    weave: GRASS,
  },
  flags: {
    ...STONY,
    tones: ["#474a58", "#505364", "#3f424f"],
    lit: "#cdd6ff",
    cracked: 10,
    gritty: 6,
    weave: FLAGS,
  },
  sand: {
    ...STONY,
    tones: ["#a38a55", "#988050", "#ad945d"],
    lit: "#fff0c8",
    cracked: 0,
    gritty: 30,
    weave: DUNES,
  },
  water: {
    ...STONY,
    tones: ["#2f566e", "#2a4e65", "#345e77"],
    lit: "#bfe3f5",
    cracked: 0,
    gritty: 0,
    weave: RIPPLES,
  },
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof MATERIALS;

export const MATERIAL_NAMES = Object.keys(MATERIALS) as MaterialName[];

export interface Woven {
  width: number;
  height: number;
  drawn: string;
}

/** The pattern of a material, which is drawn the same way always; some have none. */
export function wovenOf(name: MaterialName): Woven | null {
  const { weave }: Material = MATERIALS[name];
  if (!weave) return null;
  const { width, height, draw } = weave;
  return { width, height, drawn: draw(chanceOf(name)) };
}
