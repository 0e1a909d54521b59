/** The town of Gloomhaven: where things lie in an evening between two scenarios. */

import "../colours.css";
import "../families.css";
import "../party.css";
import type { OfferedOption, Verb } from "../../../protocol";
import type { GameContent } from "../../../table/content.svelte";
import { t } from "../../../words/language.svelte";
import type { Detail } from "../../../widgets/card";
import { PARTY_TEXTS } from "../campaign/texts";
import { detailOfGoods } from "../faces";
import type { GameLayout } from "../../layout";
import type { TownView } from "../view";
import { chosenDot } from "./dots";
import TownTable from "./TownTable.svelte";

/** What is done with something that a character already has. */
const OF_ONES_OWN = new Set<Verb>(["sell"]);

/** A dot belongs to its card. An item on the shelf and the same item in a bag are two things. */
function thingsOf(option: OfferedOption): string[] {
  if (option.verb === "choose-dot") return chosenDot(option.things);
  if (!OF_ONES_OWN.has(option.verb)) return option.things;
  return option.things.map((thing) => thing.replace(/^goods:/, "own:"));
}

/** Classes and cards that are not known yet are laid out to choose from. */
function inSight(thing: string): boolean {
  return !/^(class|lesson):/.test(thing);
}

function detail(
  view: TownView,
  content: GameContent,
  thing: string,
  message?: string,
): Detail | null {
  const what = thing.replace(/^own:/, "goods:");
  return detailOfGoods(content, what, message, view.enhancements);
}

export const layout: GameLayout<TownView> = {
  Table: TownTable,
  texts: PARTY_TEXTS,
  passings: [],
  pauses: ["event-over", "retire", "which-quest"],
  spanKey: () => "",
  thingsOf,
  inSight: (_view, _seat, thing) => inSight(thing),
  detail,
  quiet: () => false,
  heading: () => false,
  valueIcon: () => undefined,
  ending: "gloomhaven-town-over",
  moment: (view) => t(`gloomhaven-step-${view.step}`),
};
