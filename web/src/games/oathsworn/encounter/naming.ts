/** How the things of an encounter are called, and which pictures stand for them. */

import type { ArgumentValue } from "../../../protocol";
import type { HeroRing } from "../../../look/ranks";
import type { MaterialName } from "../../../look/materials";
import type { GameContent } from "../../../table/content.svelte";
import { t } from "../../../words/language.svelte";
import type { FigureView, OathswornView, TableView } from "./view";
import { slug } from "../../../words/slug";

/** The rings of the company, by their places; allies have that of whom they stand for. */
const RINGS: HeroRing[] = ["sea", "copper", "leaf", "plum"];

/** What the ground of an encounter is made of. */
const GROUNDS: Readonly<Record<string, MaterialName>> = {
  grain_mother: "stone",
  uprooter: "grass",
  heronwight: "grass",
  harvest_three: "earth",
  hush: "earth",
  bellroot: "slate",
};

export const STATUS_COLOURS: Readonly<Record<string, string>> = {
  poison: "#4f7a33",
  bleed: "#a2311f",
  crippled: "#6a5a48",
};

export const groundOf = (view: TableView): MaterialName => GROUNDS[view.encounter] ?? "earth";

/** What the lines on the face of an encounter are about, in their order. */
const LINES = ["text", "asks", "target", "stages", "rewards"];
/** Those that stand on its Special Rules Board. */
export const ON_THE_BOARD: readonly string[] = ["target", "stages"];

/** What is told of an encounter, line by line. */
export function toldOf(content: GameContent, encounter: string): { about: string; line: string }[] {
  const text = content.face(encounter)?.text ?? [];
  return text.map((line, place) => ({ about: LINES[place] ?? "", line }));
}

/** A might card by its name: `colour-white`, with its number and a star if it is critical. */
export function mightOf(
  name: ArgumentValue,
): { colour: string; value: number; critical: boolean } | undefined {
  if (typeof name === "number" || !name.message.startsWith("colour-")) return undefined;
  const { message, label = "" } = name;
  return {
    colour: message.slice("colour-".length),
    value: Number.parseInt(label, 10) || 0,
    critical: label.endsWith("*"),
  };
}

export const ringOf = (chair: number): HeroRing => RINGS[chair % RINGS.length] ?? "sea";

/** The text key of whoever is on the board. */
export function figureKey(figure: FigureView): string {
  if (figure.kind === "oathsworn")
    return figure.name ? `class-${slug(figure.name)}` : "figure-oathsworn";
  if (figure.kind === "ally") return `ally-${slug(figure.name)}`;
  return `figure-${slug(figure.name)}`;
}

/** Minions of a kind are told apart by a number. */
export function figureName(content: GameContent, figure: FigureView): string {
  const name = content.say(figureKey(figure));
  return figure.number ? `${name} ${figure.number}` : name;
}

export function fighterName(content: GameContent, fighter: OathswornView): string {
  if (!fighter.kind) return content.say("figure-oathsworn");
  if (fighter.companion) return content.say(`companion-${slug(fighter.kind)}`);
  return content.say(`${isAlly(fighter) ? "ally" : "class"}-${slug(fighter.kind)}`);
}

export const isAlly = (fighter: OathswornView): boolean => fighter.place !== fighter.chair;

/** The icon of a piece of content, or another one as long as it has none. */
export function iconOf(content: GameContent, key: string, other = "stat-might"): string {
  return content.face(key)?.icon || other;
}

export function familyOfFigure(figure: FigureView): string {
  return figure.kind === "boss" || figure.kind === "minion" ? "blood" : figure.name;
}

/** All that a figure's token shows, in words. */
export function figureLabel(content: GameContent, figure: FigureView): string {
  const parts = [figureName(content, figure)];
  if (figure.max_hp) parts.push(t("oathsworn-hp", { now: figure.hp, most: figure.max_hp }));
  parts.push(t("oathsworn-defense", { count: figure.defense }));
  for (const [status, count] of Object.entries(figure.statuses ?? {})) {
    parts.push(`${content.say(`status-${status}`)} ${count}`);
  }
  if (figure.hidden) parts.push(t("oathsworn-hidden"));
  if ((figure.taunted_by ?? -1) >= 0) parts.push(t("oathsworn-taunted"));
  return parts.join(", ");
}
