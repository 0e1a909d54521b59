/** The offers in the middle of the table, and what their cards cost at this moment. */

import type { OfferedOption } from "../../protocol";
import type { CardView, TableView } from "./view";

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

/** Can anything of the offers be chosen? */
export function isOffered(view: TableView, lit: ReadonlySet<string>): boolean {
  return offersOf(view).some(({ cards }) => cards.some(({ id }) => lit.has(id)));
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
