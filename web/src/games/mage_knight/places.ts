/** How the map looks and what is said of it: terrains, sites, tokens. */

import type { GameContent } from "../../table/content.svelte";
import { t } from "../../words/language.svelte";
import { signed } from "../../words/numbers";
import { hexKey } from "../../widgets/hexes";
import { perilAt } from "./ways";
import { iconOf, type SpaceView, type TableView, type TokenView } from "./view";
import { slug } from "../../words/slug";

/** The colour of a terrain, over the ground that it is made of. */
export const toneOf = (terrain: string): string =>
  `color-mix(in srgb, var(--land-${terrain}) 56%, transparent)`;

/** The colour of a token's back. */
export const backColour = (back: string): string => `var(--back-${back})`;

export function siteName(content: GameContent, space: SpaceView): string {
  if (space.site === "city" && space.colour) return content.name("city", space.colour);
  if (space.site === "mine" && space.colour) return content.name("mine", space.colour);
  return content.name("site", space.site ?? "none");
}

export function hasSite(space: SpaceView): boolean {
  return Boolean(space.site);
}

export function siteIcon(site: string): string {
  return `site-${slug(site)}`;
}

export function tokenIcon(content: GameContent, token: TokenView): string {
  return token.enemy ? iconOf(content, token.enemy, "critical") : `back-${token.back}`;
}

export function tokenName(content: GameContent, token: TokenView): string {
  if (!token.enemy) {
    return t("mage-knight-map-face-down", { token: content.name("token", token.back) });
  }
  return content.name(token.back === "ruin" ? "ruin" : "enemy", token.enemy);
}

export function costText(space: SpaceView): string {
  if (space.cost == null) return t("mage-knight-no-entry");
  return t("mage-knight-map-cost", { cost: space.cost });
}

/** What entering a space would begin, and what it costs. */
export function perilWords(view: TableView, space: SpaceView): string[] {
  const peril = perilAt(view, space);
  if (!peril) return [];
  const provoked = peril.provoked ?? 0;
  const foes = (peril.defenders ?? 0) + provoked;
  if (!peril.assault) return [t("mage-knight-peril-provoked", { foes })];
  const reputation = signed(peril.reputation ?? 0);
  return [t("mage-knight-peril-assault", { foes, provoked, reputation })];
}

/** What a space is called: its site, or else its terrain. */
export function placeName(content: GameContent, space: SpaceView): string {
  return hasSite(space) ? siteName(content, space) : content.name("terrain", space.terrain);
}

/** All that lies on a space, in words. */
export function spaceWords(
  view: TableView,
  content: GameContent,
  nameOf: (seat: number) => string,
  space: SpaceView,
): string[] {
  const words = [
    content.name("terrain", space.terrain),
    costText(space),
    ...perilWords(view, space),
  ];
  if (hasSite(space)) words.push(siteName(content, space));
  if (space.level) words.push(t("mage-knight-city-level", { level: space.level }));
  if (space.conquered) words.push(t("mage-knight-conquered"));
  for (const token of space.tokens ?? []) words.push(tokenName(content, token));
  if (space.ruin) words.push(tokenName(content, space.ruin));
  for (const seat of space.shields ?? []) {
    words.push(t("mage-knight-shield-of", { name: nameOf(seat) }));
  }
  for (const hero of view.heroes) {
    if (hero.space === hexKey(space)) words.push(nameOf(hero.seat));
  }
  return words;
}
