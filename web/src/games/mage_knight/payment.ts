/** Paying mana: what nobody would want to pay otherwise. */

import type { AskedDecision, OfferedOption } from "../../protocol";
import { heroOf, type TableView } from "./view";

/** Its strong effect brings back the crystals spent this turn. */
const CRYSTALS_RETURN = "crystal_mastery";

/** The colour of mana that is to be paid. */
export function colourAsked(decision: AskedDecision): string {
  const { colour } = decision.prompt.args;
  return typeof colour === "object" ? colour.message.replace("colour-", "") : "";
}

/**
 * A token of the very colour: it is lost at the end of the turn, while crystals stay, and gold, black
 * and the dice could pay other colours.
 */
export function sensiblePayment(
  decision: AskedDecision,
  options: OfferedOption[],
  view: TableView,
): OfferedOption | null {
  if (decision.prompt.key !== "pay") return null;
  const played = heroOf(view, view.turn.seat)?.played ?? [];
  if (played.some(({ card }) => card === CRYSTALS_RETURN)) return null;
  const token = `mana:${colourAsked(decision)}`;
  return options.find(({ verb, things }) => verb === "pay-token" && things[0] === token) ?? null;
}
