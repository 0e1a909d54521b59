/** Icons of the game-icons set, only those that are used, as path data rounded to whole units. */

import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { optimize } from "svgo";
import type { Plugin } from "vite";
import { SIDE } from "../src/look/side.ts";

export interface IconSet {
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

export function iconSet(): IconSet {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(path, "utf8")) as IconSet;
}

/** One path for the whole icon, in whole units of our own square. */
export function pathOf(set: IconSet, name: string): string {
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
  tellApart(
    Object.keys(asked),
    pieces.map(([, name]) => name),
  );
  return `${moduleOf(set, drawn)}export const names = ${JSON.stringify(asked)};`;
}

/** A key is known from the name of an icon by its first word. */
function tellApart(keys: string[], pieces: string[]): void {
  const families = new Set(keys.map((key) => key.split("-", 1)[0]));
  const unclear = pieces.filter((name) => families.has(name.split("-", 1)[0]));
  if (unclear.length > 0) throw new Error(`like keys of a game, but icons: ${unclear.join(", ")}`);
}

function gamesWithIcons(games: string): string[] {
  return readdirSync(games).filter((game) => existsSync(join(games, game, "content", ALWAYS)));
}

function moduleOfPiece(set: IconSet, name: string): string {
  return `export default ${JSON.stringify(pathOf(set, name))};`;
}

/** The names of all icons of the games: one game may show what another one brought. */
function pieceNames(games: string): string[] {
  const names = gamesWithIcons(games).flatMap((game) =>
    [ALWAYS, PIECES].flatMap((list) => linesOf(join(games, game, "content", list))),
  );
  return [...new Set(names.map(([, name]) => name))].sort();
}

/** The icons that are loaded one by one, as modules by their names. */
function piecesOf(set: IconSet, games: string): Map<string, string> {
  return new Map(pieceNames(games).map((name) => [name, moduleOfPiece(set, name)]));
}

/**
 * How a browser finds a piece: all of them bear one stamp, which changes when any is drawn anew, so
 * that no list of their addresses has to be loaded.
 */
function addressOf(pieces: Map<string, string>): (name: string) => string {
  const stamp = createHash("sha256")
    .update([...pieces.values()].join(""))
    .digest("hex");
  return (name) => `piece-${name}-${stamp.slice(0, 8)}.js`;
}

/** The emblems that the manifests of the games name. */
function emblems(clients: string): string[] {
  return readdirSync(clients)
    .map((game) => join(clients, game, "manifest.ts"))
    .filter((path) => existsSync(path))
    .flatMap((path) => /emblem: "([a-z0-9-]+)"/.exec(readFileSync(path, "utf8"))?.[1] ?? []);
}

/**
 * `virtual:icons` holds the icons of the interface; `virtual:icons/games` loads a game's own, and
 * `virtual:icons/pieces` names all that can be loaded one by one.
 * `list` is the module that names the former, one string each; the manifests of `clients` name more.
 */
export function icons(list: string, clients: string, games: string): Plugin {
  let set: IconSet | undefined;
  let pieces: Map<string, string> | undefined;
  let serving = false;
  const own = (): string[] => [
    ...[...readFileSync(list, "utf8").matchAll(/: "([a-z0-9-]+)"/g)].map(([, name = ""]) => name),
    ...emblems(clients),
  ];
  return {
    name: "questhall-icons",
    configResolved({ command }) {
      serving = command === "serve";
    },
    resolveId: (id) =>
      id === INTERFACE || id.startsWith(GAME) || id.startsWith(PIECE) ? `\0${id}` : undefined,
    load(id) {
      if (id.startsWith(`\0${PIECE}`)) {
        set ??= iconSet();
        return moduleOfPiece(set, id.slice(PIECE.length + 1));
      }
      if (!id.startsWith(`\0${INTERFACE}`)) return undefined;
      set ??= iconSet();
      this.addWatchFile(list);
      if (id === `\0${INTERFACE}`) return moduleOf(set, own());
      const wanted = id.slice(GAME.length + 1);
      if (wanted === "pieces") return `export default "${pieceNames(games).join(" ")}".split(" ");`;
      if (wanted !== "games") return moduleOfGame(set, join(games, wanted, "content"), own());
      const loaders = gamesWithIcons(games).map(
        (game) => `${JSON.stringify(game)}: () => import("${GAME}${game}")`,
      );
      const address = serving
        ? `/@id/${PIECE}\${name}`
        : `./${addressOf((pieces ??= piecesOf(set, games)))("${name}")}`;
      return [
        `export default {${loaders.join(",")}};`,
        `export const piece = (name) => import(/* @vite-ignore */ \`${address}\`);`,
      ].join("\n");
    },
    generateBundle() {
      if (!pieces) return;
      const address = addressOf(pieces);
      for (const [name, source] of pieces) {
        this.emitFile({ type: "asset", fileName: `assets/${address(name)}`, source });
      }
    },
  };
}
