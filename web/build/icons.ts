/** Icons of the game-icons set, only those that are used, as path data rounded to whole units. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { optimize } from "svgo";
import type { Plugin } from "vite";
import { SIDE } from "../src/look/side.ts";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const DRAWN = 512;
const INTERFACE = "virtual:icons";
const GAME = "virtual:icons/";

function iconSet(): IconSet {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(path, "utf8")) as IconSet;
}

/** One path for the whole icon, in whole units of our own square. */
function pathOf(set: IconSet, name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
  if (!icon) throw new Error(`game-icons has no icon "${name}"`);
  const body = icon.body.replaceAll("<path ", `<path transform="scale(${SIDE / DRAWN})" `);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${body}</svg>`;
  const { data } = optimize(drawing, {
    multipass: true,
    floatPrecision: 0,
    plugins: [{ name: "convertPathData", params: { floatPrecision: 0, transformPrecision: 8 } }],
  });
  return [...data.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join("");
}

function moduleOf(set: IconSet, names: string[]): string {
  const paths: Record<string, string> = {};
  for (const name of [...new Set(names)].sort()) paths[name] = pathOf(set, name);
  return `export default ${JSON.stringify(paths)};`;
}

/** The lines `card_id: icon-name` of a game's `content/icons.yaml`. */
function iconsOfGame(games: string, game: string): [key: string, name: string][] {
  const list = join(games, game, "content", "icons.yaml");
  const text = readFileSync(list, "utf8");
  return [...text.matchAll(/^([\w-]+): ([a-z0-9-]+)\s*$/gm)].map(([, key = "", name = ""]) => [
    key,
    name,
  ]);
}

/** Ids come with the name of their icon; keys of several words (`condition-stun`) are asked for. */
function moduleOfGame(set: IconSet, icons: [key: string, name: string][]): string {
  const asked = Object.fromEntries(icons.filter(([key]) => key.includes("-")));
  const drawn = moduleOf(
    set,
    icons.map(([, name]) => name),
  );
  return `${drawn}export const names = ${JSON.stringify(asked)};`;
}

function gamesWithIcons(games: string): string[] {
  return readdirSync(games).filter((game) =>
    existsSync(join(games, game, "content", "icons.yaml")),
  );
}

/**
 * `virtual:icons` holds the icons of the interface; `virtual:icons/games` loads a game's own.
 * `list` is the module that names the former, one string each.
 */
export function icons(list: string, games: string): Plugin {
  let set: IconSet | undefined;
  return {
    name: "questhall-icons",
    resolveId: (id) => (id === INTERFACE || id.startsWith(GAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${INTERFACE}`)) return undefined;
      set ??= iconSet();
      if (id === `\0${INTERFACE}`) {
        this.addWatchFile(list);
        const names = [...readFileSync(list, "utf8").matchAll(/: "([a-z0-9-]+)"/g)];
        return moduleOf(
          set,
          names.map((match) => match[1] ?? ""),
        );
      }
      const wanted = id.slice(GAME.length + 1);
      if (wanted === "games") {
        const loaders = gamesWithIcons(games).map(
          (game) => `${JSON.stringify(game)}: () => import("${GAME}${game}")`,
        );
        return `export default {${loaders.join(",")}};`;
      }
      return moduleOfGame(set, iconsOfGame(games, wanted));
    },
  };
}
