/** The drawings of icons: the interface's own, and those of a game once it is opened. */

import own from "virtual:icons";
import loaders, { piece } from "virtual:icons/games";
import { packDrawings } from "../net/api";
import { ICONS, type IconName } from "./icons";

let ofGames = $state.raw<Record<string, string>>({});
let names = $state.raw<Record<string, string>>({});
/** First words of a game's keys (`look-boulder`): such a key without an icon is no icon's name. */
let families = new Set<string>();
/** Icons that are not there yet are looked for once a game has been opened. */
let opened = false;
/** How often an icon was asked for: what another game calls so is never found here. */
const asked = new Map<string, number>();
const MOST_TRIES = 3;
const underWay = new Set<string>();

export async function loadIcons(game: string): Promise<void> {
  const loaded = await loaders[game]?.();
  opened = true;
  ofGames = { ...ofGames, ...loaded?.default };
  names = { ...names, ...loaded?.names };
  families = new Set(Object.keys(names).map(firstWord));
  asked.clear();
}

const firstWord = (key: string): string => key.split("-", 1)[0] ?? "";

/** Load an icon that is seen for the first time; if that fails it is tried again a few times. */
async function loadPiece(name: string): Promise<void> {
  if (!opened || name === "" || families.has(firstWord(name))) return;
  const sheet = sheetOf(name);
  const tries = asked.get(sheet) ?? 0;
  if (tries >= MOST_TRIES || underWay.has(sheet)) return;
  asked.set(sheet, tries + 1);
  underWay.add(sheet);
  try {
    const drawn = await drawnOn(sheet);
    ofGames = { ...ofGames, ...drawn };
  } catch {
    // Whoever draws it next asks again.
  } finally {
    underWay.delete(sheet);
  }
}

/** A piece comes by itself; the drawings of a pack (`frost:wolf`) come together, as `frost:`. */
const sheetOf = (name: string): string => name.slice(0, name.indexOf(":") + 1) || name;

async function drawnOn(sheet: string): Promise<Record<string, string>> {
  if (sheet.endsWith(":")) return packDrawings(sheet.slice(0, -1));
  const { default: path } = await piece(sheet);
  return { [sheet]: path };
}

/** Path data of an icon, by its meaning in the interface or in a game, or by its name in the set. */
export function pathOf(name: IconName | (string & {})): string {
  const meaning = (ICONS as Record<string, string>)[name];
  if (meaning && own[meaning]) return own[meaning];
  const drawing = names[name] ?? name;
  const path = ofGames[drawing] ?? own[drawing];
  if (path === undefined) void loadPiece(drawing);
  return path ?? "";
}
