/** How players and sides are called. */

import { t } from "../../words/language.svelte";
import type { TableView } from "./view";
import { slug } from "../../words/slug";

/** A side is its player, or in the team game its members. */
export function sideName(view: TableView, team: number, nameOf: (seat: number) => string): string {
  return view.players
    .filter((player) => player.team === team)
    .map((player) => nameOf(player.seat))
    .join(t("and"));
}

export const fieldKey = (name: string): string => `field-${slug(name)}`;
