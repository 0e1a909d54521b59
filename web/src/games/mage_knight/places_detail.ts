/** The large cards of what lies on the map: spaces with their sites, tokens, and land to come. */

import type { GameContent } from "../../table/content.svelte";
import { t } from "../../words/language.svelte";
import type { Detail, Explanation, Face } from "../../widgets/card";
import { costText, hasSite, perilWords, siteIcon, siteName, tokenName } from "./places";
import { backAt } from "./ways";
import { spaceAt, type SpaceView, type TableView, type TokenView } from "./view";
import { capital } from "../../words/capital";
import { slug } from "../../words/slug";

/** What terrains cost, and what exploring costs. */
const TERRAINS = "MK-6.2.5";
const EXPLORING = "MK-6.5.4";

function face(title: string, icon: string, family: string, text: string[]): Face {
  return { title: capital(title), icon, family, typeLine: "", text, marks: [] };
}

function tokensOf(space: SpaceView): TokenView[] {
  return [...(space.tokens ?? []), ...(space.ruin ? [space.ruin] : [])];
}

/** What is to be seen on a space besides its site. */
function notesOf(view: TableView, content: GameContent, space: SpaceView): string[] {
  const notes = [capital(costText(space)), ...perilWords(view, space)];
  if (space.level) notes.push(capital(t("mage-knight-city-level", { level: space.level })));
  if (space.conquered) notes.push(capital(t("mage-knight-conquered")));
  const tokens = tokensOf(space).map((token) => tokenName(content, token));
  if (tokens.length > 0) notes.push(capital(tokens.join(", ")));
  for (const hero of view.heroes) {
    const count = (space.shields ?? []).filter((seat) => seat === hero.seat).length;
    const name = content.name("hero", hero.kind);
    if (count > 0) notes.push(t("mage-knight-shields-of", { name, count }));
  }
  return [...notes, ...waresOf(content, space)];
}

/** What is sold there, and for how much influence, whether or not one has it. */
export function waresOf(content: GameContent, { sells }: Pick<SpaceView, "sells">): string[] {
  if (!sells) return [];
  const { cards = [], healing = 0, artifact = 0 } = sells;
  const priced = cards.map(({ card, price }) => `${content.face(card)?.title ?? card} ${price}`);
  if (healing > 0) priced.push(t("mage-knight-sells-healing", { price: healing }));
  if (artifact > 0) priced.push(t("mage-knight-sells-artifact", { price: artifact }));
  return priced.length > 0 ? [t("mage-knight-sells", { wares: priced.join(", ") })] : [];
}

/** Where the rulebook speaks of a site. */
function siteRule(content: GameContent, site: string): Explanation[] {
  const rule = `site-text-${slug(site)}.rule`;
  if (!content.texts.has(rule)) return [];
  return [{ text: t("mage-knight-see-rule"), rule: content.say(rule) }];
}

function siteFace(content: GameContent, space: SpaceView, site: string): Face {
  const text = content.face(site)?.text ?? [];
  const ofCity = site === "city" ? (content.face(`city_${space.colour}`)?.text ?? []) : [];
  return {
    ...face(siteName(content, space), siteIcon(site), space.terrain, [...text, ...ofCity]),
    typeLine: content.name("terrain", space.terrain),
  };
}

function spaceDetail(view: TableView, content: GameContent, space: SpaceView): Detail {
  const notes = notesOf(view, content, space);
  if (hasSite(space)) {
    const site = space.site ?? "";
    return {
      face: siteFace(content, space, site),
      explanations: siteRule(content, site),
      notes,
    };
  }
  const { terrain } = space;
  const text = content.face(`terrain_${terrain}`)?.text ?? [];
  return {
    face: face(content.name("terrain", terrain), `terrain-${terrain}`, terrain, text),
    explanations: [{ text: t("mage-knight-terrain-costs"), rule: TERRAINS }],
    notes,
  };
}

function landDetail(view: TableView, content: GameContent, centre: string): Detail {
  const kind = backAt(view, centre);
  const left = [t("mage-knight-land", { left: view.tiles_left })];
  return {
    face: face(content.name("tile-kind", kind), "stat-explore", kind, left),
    explanations: [{ text: t("mage-knight-explore"), rule: EXPLORING }],
    notes: [],
  };
}

/** The enemy or ruin token with this id, if it lies on the map face up. */
export function tokenOnMap(view: TableView, thing: string): TokenView | undefined {
  return view.spaces.flatMap(tokensOf).find((token) => token.id === thing);
}

/** "hex:1,-2" and "land:3,-2"; nothing of the map is called otherwise. */
export function placeDetail(view: TableView, content: GameContent, thing: string): Detail | null {
  const [kind = "", key = ""] = thing.split(/:(.*)/s);
  if (kind === "land") return landDetail(view, content, key);
  const space = kind === "hex" ? spaceAt(view, key) : undefined;
  return space ? spaceDetail(view, content, space) : null;
}
