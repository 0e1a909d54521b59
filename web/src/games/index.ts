/** The games of the house, as their manifests say. Which of them can be played, the server says. */

import type { GuideBook } from "../table/lessons";
import { words } from "../words/language.svelte";
import type { CampaignLayout } from "./campaigns";
import type { GameLayout } from "./layout";
import type { Manifest, Page } from "./manifest";

/** A game and what its manifest says. */
export interface Boxed extends Manifest {
  id: string;
}

const FOUND = import.meta.glob<{ manifest: Manifest }>("./*/manifest.ts", { eager: true });

/** Every game of the house, as they stand on the shelf. */
export const SHELF: Boxed[] = Object.entries(FOUND)
  .map(([path, { manifest }]) => ({ id: path.split("/")[1] ?? "", ...manifest }))
  .sort((one, other) => one.place - other.place);

const boxed = (game: string): Boxed | undefined => SHELF.find(({ id }) => id === game);

/** The icon of a game; of the house, if it is none of ours. */
export const emblemOf = (game: string | undefined): string => boxed(game ?? "")?.emblem ?? "hall";

export const textKey = (game: string): string => `game-${game.replaceAll("_", "-")}`;

/** The pages of a game, or of all games. */
export function pagesOf(game?: string): Page[] {
  return SHELF.filter(({ id }) => game === undefined || id === game).flatMap(
    ({ pages }) => pages ?? [],
  );
}

/** The table of a game; what a campaign deals beside it (a town) has a format, and a table, of its own. */
export async function loadLayout(game: string, format = ""): Promise<GameLayout | null> {
  const found = boxed(game);
  const loaded = await (found?.scenes?.[format] ?? found?.layout)?.();
  if (!loaded) return null;
  if (loaded.layout.texts) await words.learn(loaded.layout.texts);
  return loaded.layout;
}

/** The game's own part of a campaign's page. */
export async function loadCampaign(game: string): Promise<CampaignLayout | null> {
  const loaded = await boxed(game)?.campaign?.();
  if (loaded?.campaign.texts) await words.learn(loaded.campaign.texts);
  return loaded?.campaign ?? null;
}

export async function loadGuide(game: string): Promise<GuideBook | null> {
  const loaded = await boxed(game)?.guide?.();
  return loaded?.guide ?? null;
}
