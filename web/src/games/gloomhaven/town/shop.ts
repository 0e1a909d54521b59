/** Why something on the shelf is nothing for a character; the server says what can be bought. */

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
