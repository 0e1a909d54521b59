/** The offers in the middle of the table, and what their cards cost at this moment. */

import type { OfferedOption } from "../../protocol";
import { heroOf, spaceAt, type CardView, type TableView } from "./view";

/** The phase in which people are talked to. */
const TALKING = "talking";

export interface Offer {
  name: string;
  cards: CardView[];
}

/** Those that hold something, in the order in which they are laid out. */
export function offersOf(view: TableView): Offer[] {
  const offers: Offer[] = [
    { name: "units", cards: view.unit_offer },
    { name: "monastery", cards: view.monastery_offer },
    { name: "actions", cards: view.action_offer },
    { name: "spells", cards: view.spell_offer },
    { name: "upgrades", cards: view.upgrades ?? [] },
    { name: "skills", cards: view.common_skills },
  ];
  return offers.filter((offer) => offer.cards.length > 0);
}

/** What is sold where somebody talks to people now, with its prices. */
export function soldHere(view: TableView): ReadonlyMap<string, number> {
  const talks = view.turn.phase === TALKING;
  const space = talks ? spaceAt(view, heroOf(view, view.turn.seat)?.space) : undefined;
  return new Map((space?.sells?.cards ?? []).map(({ id, price }) => [id, price]));
}

/** Can anything of the offers be chosen, or would it be sold to whoever is talking? */
export function isOffered(view: TableView, lit: ReadonlySet<string>): boolean {
  const sold = soldHere(view);
  return offersOf(view).some(({ cards }) => cards.some(({ id }) => lit.has(id) || sold.has(id)));
}

/** The number that the options on a card name, if they agree: its price. */
export function priceOf(options: OfferedOption[], thing: string): number | undefined {
  const prices = new Set(
    options
      .filter((option) => option.things.includes(thing))
      .map((option) => option.phrase.args["number"]),
  );
  const [price] = prices;
  return prices.size === 1 && typeof price === "number" ? price : undefined;
}
