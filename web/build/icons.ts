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
const PIECE = "virtual:icon/";

/** A game's icons: what its table always shows, and what is loaded piece by piece. */
const ALWAYS = "icons.yaml";
const PIECES = "icons_of_pieces.yaml";

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

/** The lines `card_id: icon-name` of a list. */
function linesOf(path: string): [key: string, name: string][] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").matchAll(/^([\w-]+): ([a-z0-9-]+)\s*$/gm);
  return [...lines].map(([, key = "", name = ""]) => [key, name]);
}

/**
 * Ids come with the name of their icon; keys of several words (`condition-stun`) are asked for.
 * What the interface has is not bundled again.
 */
function moduleOfGame(set: IconSet, content: string, own: string[]): string {
  const always = linesOf(join(content, ALWAYS));
  const pieces = linesOf(join(content, PIECES));
  const asked = Object.fromEntries([...always, ...pieces].filter(([key]) => key.includes("-")));
  const drawn = always.map(([, name]) => name).filter((name) => !own.includes(name));
  const loaders = [...new Set(pieces.map(([, name]) => name))]
    .filter((name) => !own.includes(name) && !drawn.includes(name))
    .map((name) => `${JSON.stringify(name)}: () => import("${PIECE}${name}")`);
  return [
    moduleOf(set, drawn),
    `export const names = ${JSON.stringify(asked)};`,
    `export const pieces = {${loaders.join(",")}};`,
  ].join("");
}

function gamesWithIcons(games: string): string[] {
  return readdirSync(games).filter((game) => existsSync(join(games, game, "content", ALWAYS)));
}

/** The chunk of an icon that is loaded by itself; nothing for other chunks. */
export function pieceName(id: string | null): string | undefined {
  return id?.startsWith(`\0${PIECE}`) ? `piece-${id.slice(PIECE.length + 1)}` : undefined;
}

/**
 * `virtual:icons` holds the icons of the interface; `virtual:icons/games` loads a game's own.
 * `list` is the module that names the former, one string each.
 */
export function icons(list: string, games: string): Plugin {
  let set: IconSet | undefined;
  const own = (): string[] =>
    [...readFileSync(list, "utf8").matchAll(/: "([a-z0-9-]+)"/g)].map(([, name = ""]) => name);
  return {
    name: "questhall-icons",
    resolveId: (id) =>
      id === INTERFACE || id.startsWith(GAME) || id.startsWith(PIECE) ? `\0${id}` : undefined,
    load(id) {
      if (id.startsWith(`\0${PIECE}`)) {
        set ??= iconSet();
        return `export default ${JSON.stringify(pathOf(set, id.slice(PIECE.length + 1)))};`;
      }
      if (!id.startsWith(`\0${INTERFACE}`)) return undefined;
      set ??= iconSet();
      this.addWatchFile(list);
      if (id === `\0${INTERFACE}`) return moduleOf(set, own());
      const wanted = id.slice(GAME.length + 1);
      if (wanted !== "games") return moduleOfGame(set, join(games, wanted, "content"), own());
      const loaders = gamesWithIcons(games).map(
        (game) => `${JSON.stringify(game)}: () => import("${GAME}${game}")`,
      );
      return `export default {${loaders.join(",")}};`;
    },
  };
}
