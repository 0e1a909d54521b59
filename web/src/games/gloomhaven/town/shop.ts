/** What of a character's can be sold, and why something on the shelf is nothing for it. */

import type { OfferedOption } from "../../../protocol";
import type { GoodsView, SheetView } from "../view";

export type Reason = "" | "gone" | "owned" | "dear";

export function reasonOf(
  { item, copies, price }: Pick<GoodsView, "item" | "copies" | "price">,
  sheet: Pick<SheetView, "items" | "gold"> | undefined,
): Reason {
  if (sheet?.items.includes(item)) return "owned";
  if (copies === 0) return "gone";
  return sheet && price > sheet.gold ? "dear" : "";
}

export interface Sale {
  item: string;
  gold: number;
}

/** What can be sold, and for how much: an option says what one would have then. */
export function salesOf(
  options: Pick<OfferedOption, "verb" | "things" | "phrase">[],
  purse: number,
): Sale[] {
  return options
    .filter(({ verb }) => verb === "sell")
    .map(({ things: [goods = ""], phrase }) => ({
      item: goods.slice(goods.indexOf(":") + 1),
      gold: Number(phrase.args["gold"]) - purse,
    }));
}

export interface Shelf {
  name: string;
  stock: GoodsView[];
}

const ORDER: Reason[] = ["", "dear", "owned", "gone"];

/** The goods as they are laid out for somebody who comes in: first what can be bought, then by price. */
export function laidOut(shop: GoodsView[], reason: (goods: GoodsView) => Reason): string[] {
  return [...shop]
    .sort(
      (one, other) =>
        ORDER.indexOf(reason(one)) - ORDER.indexOf(reason(other)) || one.price - other.price,
    )
    .map(({ item }) => item);
}

/** The goods by what they are worn on. They stay where they were laid out, whatever is bought since;
 * what has come later stands behind. */
export function shelved(
  shop: GoodsView[],
  slot: (goods: GoodsView) => string,
  laid: string[],
): Shelf[] {
  const names = [...new Set(shop.map(slot))];
  const place = ({ item }: GoodsView): number =>
    laid.includes(item) ? laid.indexOf(item) : laid.length;
  return names.map((name) => ({
    name,
    stock: shop
      .filter((goods) => slot(goods) === name)
      .sort((one, other) => place(one) - place(other)),
  }));
}
