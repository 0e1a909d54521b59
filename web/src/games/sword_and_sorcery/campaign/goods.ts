/** Items of a company as cards: each by the side that lies up. */

import type { GameContent } from "../../../table/content.svelte";
import type { OwnedItemView } from "./view";

export const lines = (items: OwnedItemView[]): { id: string; card: string }[] =>
  items.map((item, place) => ({ id: `${item.item} ${place}`, card: item.side }));

/** A side that has no name is called by its card. */
export const named =
  (content: GameContent) =>
  (card: string): string =>
    content.name("card", card.replace(/_turned$/, ""));
