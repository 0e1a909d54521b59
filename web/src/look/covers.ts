/** Pictures that are files of their own, because they are shown before any icon is loaded. */

import type { Family } from "./families.ts";
import type { Shape } from "./frames.ts";

interface Cover {
  icon: string;
  family: Family;
  shape: Shape;
}

/** The games on the shelf of the lobby. */
export const COVERS = {
  sorcerer: { icon: "pentacle", family: "blood", shape: "banner" },
  gloomhaven: { icon: "dungeon-gate", family: "ash", shape: "banner" },
  mage_knight: { icon: "mounted-knight", family: "sea", shape: "banner" },
  oathsworn: { icon: "evil-tree", family: "leaf", shape: "banner" },
  sword_and_sorcery: { icon: "winged-sword", family: "plum", shape: "banner" },
} as const satisfies Record<string, Cover>;

export type CoverName = keyof typeof COVERS;
