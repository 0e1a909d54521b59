/** The games of the house, as their manifests say. Which of them can be played, the server says. */

import type { GuideBook } from "../table/lessons";
import { words } from "../words/language.svelte";
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

export async function loadLayout(game: string): Promise<GameLayout | null> {
  const loaded = await boxed(game)?.layout?.();
  if (!loaded) return null;
  if (loaded.layout.texts) await words.learn(loaded.layout.texts);
  return loaded.layout;
}

export async function loadGuide(game: string): Promise<GuideBook | null> {
  const loaded = await boxed(game)?.guide?.();
  return loaded?.guide ?? null;
}
