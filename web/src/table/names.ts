/** What whoever sits in a seat is called. It does not change when others come or go. */

import type { TableFacts } from "../protocol";
import { t } from "../words/language.svelte";

/** At a table for two the bot opposite needs no number. */
const OPPOSITE = 1;

export function seatName(seats: TableFacts["seats"], seat: number): string {
  const known = seats[seat];
  if (known?.name) return known.name;
  if (known?.kind === "open") return t("seat-open");
  if (known?.kind !== "bot") return t("seat-number", { number: seat + 1 });
  const alone = seats.length === 2 && seat === OPPOSITE;
  return alone ? t("bot-name") : t("bot-number", { number: seat + 1 });
}
