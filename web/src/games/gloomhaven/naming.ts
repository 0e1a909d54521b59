/** How things of Gloomhaven are called, and which icons stand for them. */

import type { GameContent } from "../../table/content.svelte";
import { t } from "../../words/language.svelte";
import { BOSS, CHARACTER, ELITE, MONSTER, SUMMON, type FigureView, type TableView } from "./view";
import { slug, unslugged } from "../../words/slug";

export function nameOf(content: GameContent, kind: string, key: string): string {
  return content.name(kind, key);
}

export function figureName(content: GameContent, figure: FigureView): string {
  const name = content.say(figure.name);
  return figure.number ? `${name} ${figure.number}` : name;
}

export function scenarioKey(view: Pick<TableView, "id">): string {
  return `scenario-${slug(view.id)}`;
}

/** The class of a seat's character; nothing until it is chosen. */
export function classOf(view: TableView, seat: number | undefined): string {
  return view.heroes.find((each) => each.seat === seat)?.kind ?? "";
}

/** The icon of a piece of content, or of its kind as long as it has none of its own. */
export function iconOf(content: GameContent, key: string, other: string): string {
  return content.face(key)?.icon || other;
}

export function figureIcon(view: TableView, content: GameContent, figure: FigureView): string {
  if (figure.kind === CHARACTER) {
    return iconOf(content, classOf(view, figure.owner), "stat-hero");
  }
  if (figure.kind === MONSTER) return iconOf(content, figure.type ?? "", "stat-monster");
  if (figure.kind !== SUMMON) return figure.name;
  const key = unslugged(figure.name.slice(figure.name.indexOf("-") + 1));
  return iconOf(content, key, "stat-summon");
}

export function rankName(rank: number): string {
  if (rank === BOSS) return t("gloomhaven-boss");
  return rank === ELITE ? t("gloomhaven-elite") : t("gloomhaven-normal");
}

/** All that a figure's token shows, in words. */
export function figureLabel(content: GameContent, figure: FigureView): string {
  const parts = [figureName(content, figure)];
  if (figure.kind === MONSTER) parts.push(rankName(figure.rank ?? 0));
  parts.push(t("gloomhaven-hit-points", { now: figure.hp, most: figure.max_hp }));
  for (const condition of figure.conditions ?? []) {
    parts.push(nameOf(content, "condition", condition));
  }
  if (figure.mark) parts.push(t("gloomhaven-marked", { amount: figure.mark }));
  return parts.join(", ");
}
