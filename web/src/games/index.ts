/** The games of the house, as their manifests say. Which of them can be played, the server says. */

import type { GuideBook } from "../table/lessons";
import { words } from "../words/language.svelte";
import type { CampaignLayout } from "./campaigns";
import type { GameLayout } from "./layout";
import type { Manifest, Page } from "./manifest";
import { signOf } from "./signs";

/** A game and what its manifest says. */
export interface Boxed extends Manifest {
  id: string;
}

const FOUND = import.meta.glob<{ manifest: Manifest }>("./*/manifest.ts", { eager: true });

/** Every game of the house, as they stand on the shelf. */
export const SHELF: Boxed[] = Object.entries(FOUND)
  .map(([path, { manifest }]) => ({ id: path.split("/")[1] ?? "", ...manifest }))
  .sort((one, other) => one.place - other.place);

export const boxed = (game: string): Boxed | undefined => SHELF.find(({ id }) => id === game);

/** The icon of a game; a sign of the house, if it is none of ours. */
export const emblemOf = (game = ""): string => boxed(game)?.emblem ?? signOf(game);

/** The pages of a game, or of all games. */
export function pagesOf(game?: string): Page[] {
  return SHELF.filter(({ id }) => game === undefined || id === game).flatMap(
    ({ pages }) => pages ?? [],
  );
}

/**
 * The table of a game; what a campaign deals beside it (a town) has a format, and a table, of its own.
 * A game that brings none is drawn from what a seat sees.
 */
export async function loadLayout(game: string, format = ""): Promise<GameLayout> {
  const found = boxed(game);
  const { layout } = await ((found?.scenes?.[format] ?? found?.layout)?.() ??
    import("./generic/layout").then(({ laid }) => laid(game)));
  if (layout.texts) await words.learn(layout.texts);
  return layout;
}

/** The game's own part of a campaign's page. */
export async function loadCampaign(game: string): Promise<CampaignLayout> {
  const { campaign } = await (boxed(game)?.campaign?.() ??
    import("./generic/campaign").then(({ kept }) => kept(game)));
  if (campaign.texts) await words.learn(campaign.texts);
  return campaign;
}

export async function loadGuide(game: string): Promise<GuideBook | null> {
  const loaded = await boxed(game)?.guide?.();
  return loaded?.guide ?? null;
}
