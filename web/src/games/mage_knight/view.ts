/** What a seat sees of Mage Knight, and the words for its numbers. */

import type { GameContent } from "../../table/content.svelte";
import { hexKey } from "../../widgets/hexes";
import { t } from "../../words/language.svelte";
import { signed } from "../../words/numbers";
import type { CardView, HeroView, SpaceView, TableView } from "../../generated/mage_knight";

export type * from "../../generated/mage_knight";
export { hexOf } from "../../widgets/hexes";

/** Mana; the first four have crystals, in this order. */
export const COLOURS = ["red", "blue", "green", "white", "gold", "black"];

/** The influence of whom nobody talks to (MK-20.2.2). */
const NO_TALK = -100;

/** The dummy player in the order of turns. */
export const DUMMY = 99;

/** The hero of a seat. */
export function heroOf(view: TableView, seat: number): HeroView | undefined {
  return view.heroes.find((hero) => hero.seat === seat);
}

/** The hero through whose eyes the table is drawn; spectators sit with the first player. */
export function ownHero(view: TableView, seat: number): HeroView | undefined {
  return heroOf(view, seat) ?? view.heroes[0];
}

/** Do people talk to the hero at all? */
export const isTalkedTo = ({ influence }: HeroView): boolean => influence > NO_TALK;

/** What the reputation of a hero adds when people are talked to. */
export const influenceWords = (hero: HeroView): string =>
  isTalkedTo(hero) ? signed(hero.influence) : "×";

/** The same in a sentence. */
export const reputationWords = (hero: HeroView): string =>
  t("mage-knight-reputation-own", {
    reputation: signed(hero.reputation),
    talks: isTalkedTo(hero) ? 1 : 0,
    influence: influenceWords(hero),
  });

/** "q,r" of a hero's figure names its space; a hero who is off the map has none. */
export function spaceAt(view: TableView, key: string | undefined): SpaceView | undefined {
  return key ? view.spaces.find((space) => hexKey(space) === key) : undefined;
}

/** Every card that lies open in the middle of the table, by its id ("card:17"). */
export function commonCards(view: TableView): CardView[] {
  return [
    ...view.unit_offer,
    ...view.monastery_offer,
    ...view.action_offer,
    ...view.spell_offer,
    ...view.common_skills,
    ...view.tactics,
    ...(view.upgrades ?? []),
  ];
}

/** Every card that this seat can see anywhere, by its id. */
export function allCards(view: TableView): CardView[] {
  const ofHeroes = view.heroes.flatMap((hero) => [
    ...hero.hand,
    ...hero.played,
    ...hero.discard,
    ...hero.units,
    ...hero.units.map(({ banner = "", banner_id = "" }) => ({ id: banner_id, card: banner })),
    ...hero.skills,
    ...(hero.set_aside ?? []),
    ...(hero.kept ?? []).map(({ id = "", enemy = "" }) => ({ id, card: enemy })),
    ...(hero.drafted ?? []),
    ...(hero.pack ?? []),
    { id: hero.tactic_id ?? "", card: hero.tactic ?? "" },
  ]);
  return [...commonCards(view), ...ofHeroes].filter(({ id }) => id !== "");
}

/** The icon of a piece of content, or of its kind as long as it has none of its own. */
export function iconOf(content: GameContent, key: string, other: string): string {
  return content.face(key)?.icon || other;
}
