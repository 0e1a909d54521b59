/** The guides for beginners, by game. A table whose option `tutorial` is agreed on shows its game's. */

import type { GuideBook } from "../table/lessons";

const GUIDES: Record<string, () => Promise<{ guide: GuideBook }>> = {
  gloomhaven: () => import("./gloomhaven/guide"),
  mage_knight: () => import("./mage_knight/guide"),
};

export async function loadGuide(game: string): Promise<GuideBook | null> {
  const load = GUIDES[game];
  return load ? (await load()).guide : null;
}
