/** The drawings of icons: the interface's own, and those of a game once it is opened. */

import own from "virtual:icons";
import loaders from "virtual:icons/games";
import { ICONS, type IconName } from "./icons";

let ofGames = $state.raw<Record<string, string>>({});
let names = $state.raw<Record<string, string>>({});

export async function loadIcons(game: string): Promise<void> {
  const loaded = await loaders[game]?.();
  ofGames = { ...ofGames, ...loaded?.default };
  names = { ...names, ...loaded?.names };
}

/** Path data of an icon, by its meaning in the interface or in a game, or by its name in the set. */
export function pathOf(name: IconName | (string & {})): string {
  const meaning = (ICONS as Record<string, string>)[name];
  if (meaning && own[meaning]) return own[meaning];
  return ofGames[names[name] ?? name] ?? own[name] ?? "";
}
