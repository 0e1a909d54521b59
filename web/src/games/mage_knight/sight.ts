/** What lies in sight of a seat: the rest is laid out when it can be chosen. */

import { offersOf } from "./offers";
import { ownHero, type TableView } from "./view";

/** Things that are always drawn somewhere: places, dice, enemies, other heroes. */
const DRAWN = new Set("hex land die foe attack strike seat mana crystal reward".split(" "));

/** Tactics and skills are laid out side by side with what else is chosen from. */
const LAID_OUT = new Set(["skills"]);

export function inSight(view: TableView, seat: number, thing: string): boolean {
  const [kind = ""] = thing.split(":");
  if (kind !== "card") return DRAWN.has(kind);
  const own = ownHero(view, seat);
  if (own?.tactic_id === thing) return true;
  const cards = own ? [...own.hand, ...own.units, ...own.skills, ...own.played] : [];
  const offered = offersOf(view).flatMap((offer) => (LAID_OUT.has(offer.name) ? [] : offer.cards));
  return [...cards, ...offered].some((card) => card.id === thing);
}
