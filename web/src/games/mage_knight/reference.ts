/** What can be looked up at the table: sites, enemies and skills, those that are in play first. */

import type { GameContent } from "../../table/content.svelte";
import { t } from "../../words/language.svelte";
import { finder } from "../../words/finding";
import type { Explanation, Face } from "../../widgets/card";
import { enemyOf, explained, faceOf } from "./faces";
import { hasSite } from "./places";
import type { TableView } from "./view";
import { slug } from "../../words/slug";

/** Which faces of the catalogue a page shows. */
const KINDS = { sites: ["site", "city"], enemies: ["enemy"], skills: ["skill"] };

export type Page = keyof typeof KINDS;
export const PAGES = Object.keys(KINDS) as Page[];

export interface Entry {
  key: string;
  face: Face;
  explanations: Explanation[];
  /** Where the rulebook speaks of it, if no explanation does. */
  rule: string;
  /** "On the map", or whose it is; empty: not in play. */
  where: string;
}

/** When a skill can be used. */
const RULES_OF_SKILLS: Record<string, string> = {
  turn: "MK-4.3.5",
  round: "MK-4.3.3",
  interactive: "MK-4.3.4",
};
const SKILLS = "MK-4.3.2";
const OTHER_BOXES = ["lost_legion", "tezla"];

// -- what is in play ---------------------------------------------------------------

/** The keys of what lies open on the table, and where. */
export function inPlay(view: TableView, nameOf: (seat: number) => string): Map<string, string> {
  const onMap = view.spaces.flatMap((space) => [
    ...(hasSite(space) ? [space.site ?? ""] : []),
    ...(space.site === "city" ? [`city_${space.colour ?? ""}`] : []),
    ...(space.tokens ?? []).map(({ enemy = "" }) => enemy),
  ]);
  const found = new Map(onMap.filter(Boolean).map((key) => [key, t("mage-knight-on-the-map")]));
  for (const foe of view.combat?.foes ?? []) {
    if (!foe.defeated) found.set(enemyOf(foe), t("mage-knight-in-the-fight"));
  }
  for (const { card } of view.common_skills) found.set(card, t("mage-knight-offer-skills"));
  for (const hero of view.heroes) {
    for (const { card } of hero.skills) found.set(card, nameOf(hero.seat));
  }
  return found;
}

/** Enemies of another box that is not part of this game. */
function isLeftOut(marks: string[], moreEnemies: unknown): boolean {
  return OTHER_BOXES.some(
    (box) => marks.includes(box) && moreEnemies !== box && moreEnemies !== "both",
  );
}

// -- the pages ---------------------------------------------------------------------

function ruleOf(content: GameContent, kind: string, key: string, marks: string[]): string {
  if (kind === "skill") return RULES_OF_SKILLS[marks[0] ?? ""] ?? SKILLS;
  const text = kind === "city" ? key.replace("city_", "city-text-") : `site-text-${key}`;
  return kind === "enemy" ? "" : content.say(`${slug(text)}.rule`);
}

/** First what is in play, then the skills of the heroes at this table, then the rest. */
export function entriesOf(
  page: Page,
  content: GameContent,
  view: TableView,
  nameOf: (seat: number) => string,
  moreEnemies: unknown,
): Entry[] {
  const places = inPlay(view, nameOf);
  const heroes = new Set(view.heroes.map((hero) => hero.kind));
  const rank = (key: string, family: string): number =>
    places.has(key) ? 0 : heroes.has(family) ? 1 : 2;
  return [...content.faces.values()]
    .filter(({ kind, marks = [] }) => KINDS[page].includes(kind) && !isLeftOut(marks, moreEnemies))
    .sort((one, other) => rank(one.key, one.family) - rank(other.key, other.family))
    .map(({ key, kind, marks = [], types = [] }) => {
      const face = faceOf(content, key);
      return {
        key,
        face:
          kind === "skill" ? { ...face, typeLine: [...types, face.typeLine].join(" · ") } : face,
        explanations: explained(content, key),
        rule: ruleOf(content, kind, key, marks),
        where: places.get(key) ?? "",
      };
    });
}

/** By name, kind and text; by what an enemy resists too. */
export function found(entries: Entry[], wanted: string): Entry[] {
  const fits = finder(wanted);
  return entries.filter(({ face, where }) =>
    fits(
      [
        face.title,
        face.typeLine,
        where,
        ...face.text,
        ...face.marks.map(({ label }) => label),
      ].join(" "),
    ),
  );
}
