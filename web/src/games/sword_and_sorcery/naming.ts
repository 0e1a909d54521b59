/** How the things of a quest are called, and which pictures stand for them. */

import { chanceOf, oneOf } from "../../look/chance";
import type { MaterialName } from "../../look/materials";
import type { HeroRing } from "../../look/ranks";
import type { GameContent } from "../../table/content.svelte";
import { t } from "../../words/language.svelte";
import {
  enemyOf,
  heroOf,
  type AreaView,
  type EnemyView,
  type FigureView,
  type HeroView,
  type TableView,
} from "./view";
import { slug } from "../../words/slug";

/** The rings of the heroes, by their places. */
const RINGS: HeroRing[] = ["rose", "sea", "leaf", "plum", "copper"];

export const CONDITION_COLOURS: Readonly<Record<string, string>> = {
  knocked_down: "#6a5a48",
  poison: "#4f7a33",
  blind: "#3c4a5e",
  slow: "#5b5a8a",
  stun: "#8a6a1d",
  fire: "#b5521d",
  injury: "#a2311f",
  hidden: "#2f3a48",
  boon: "#3f6a94",
};

/** A tile has one kind of ground, which its name decides. */
const INDOORS = ["cobbles", "planks", "flags"] as const;
const OUTDOORS = "B";

export const printedSlug = (key: string): string => slug(key).replaceAll(".", "-").toLowerCase();

export const ringOf = (place: number): HeroRing => RINGS[place % RINGS.length] ?? "sea";

export function groundOf(area: AreaView): MaterialName {
  const [tile = ""] = area.key.split(".");
  if (area.difficult) return tile.endsWith(OUTDOORS) ? "water" : "earth";
  if (tile.endsWith(OUTDOORS)) return oneOf(chanceOf(tile), ["grass", "cobbles", "earth"] as const);
  return oneOf(chanceOf(tile), INDOORS);
}

export const areaName = (content: GameContent, area: AreaView): string =>
  content.say(`area-${printedSlug(area.key)}`);

/** As the tiles call areas; those in brackets stand behind a name already. */
const ON_TILES = /(?<!\()\b\d+[AB]\.[a-z]\b/g;

/** Areas that a text calls as the tiles do, by the names that the map shows. */
export const withAreaNames = (content: GameContent, areas: AreaView[], text: string): string =>
  text.replace(ON_TILES, (key) => {
    const area = areas.find((each) => each.key === key);
    return area ? t("sword-area-named", { area: areaName(content, area), key }) : key;
  });

/** "Ecarus, Knight of the White Rose": the name alone. */
export const heroTitle = (content: GameContent, hero: HeroView): string =>
  content.name("class", hero.kind);
export const heroName = (content: GameContent, hero: HeroView): string =>
  heroTitle(content, hero).split(",")[0] ?? "";
export const heroCalling = (content: GameContent, hero: HeroView): string =>
  heroTitle(content, hero).split(",").slice(1).join(",").trim();

const foeName = (content: GameContent, enemy: EnemyView, number: string): string =>
  `${content.say(slug(enemy.scroll))} ${number}`;

export const enemyName = (content: GameContent, enemy: EnemyView): string =>
  foeName(content, enemy, String(enemy.copy ?? 1));

export const iconOf = (content: GameContent, key: string, other = "stat-combat"): string =>
  content.face(key)?.icon || other;

export function figureName(view: TableView, content: GameContent, figure: FigureView): string {
  const enemy = enemyOf(view, figure.id);
  if (enemy) return foeName(content, enemy, figure.number ?? "");
  if (figure.companion) return content.name("companion", figure.companion);
  const hero = heroOf(view, figure.id);
  return hero ? heroName(content, hero) : "";
}

/** What a figure suffers from or enjoys, as the keys of icons and texts. */
export function marksOf(figure: FigureView): string[] {
  return [
    ...Object.keys(figure.conditions ?? {}),
    ...((figure.fire ?? []).length > 0 ? ["fire"] : []),
    ...((figure.injuries ?? []).length > 0 ? ["injury"] : []),
    ...(figure.hidden ? ["hidden"] : []),
    ...((figure.boons ?? []).length > 0 ? ["boon"] : []),
  ];
}

const OURS = new Set(["fire", "injury", "hidden", "boon"]);
export const markName = (content: GameContent, mark: string): string =>
  OURS.has(mark) ? t(`sword-mark-${mark}`) : content.name("condition", mark);

/** All that a token shows, in words. */
export function figureLabel(view: TableView, content: GameContent, figure: FigureView): string {
  const parts = [figureName(view, content, figure)];
  parts.push(t("sword-hp", { now: figure.hp, most: figure.most_hp }));
  parts.push(...marksOf(figure).map((mark) => markName(content, mark)));
  return parts.join(", ");
}
