/** Cards of the Story as the shared card widget draws them. */

import type { GameContent } from "../../../table/content.svelte";
import type { Detail, Face } from "../../../widgets/card";
import type { Face as Printed } from "../../../protocol";
import { t } from "../../../words/language.svelte";
import { lyingCards, type StoryView } from "./view";

const COLOURS = ["white", "yellow", "red", "black"];

/** What is printed on an item: price, defense, range, might. */
function facts({ numbers = {}, kind }: Printed, content: GameContent): string[] {
  const found: string[] = [];
  if (kind === "item" && numbers["chapter"])
    found.push(t("tale-item-price", { iron: numbers["chapter"] }));
  for (const colour of COLOURS) {
    const count = numbers[`might-${colour}`];
    if (count) found.push(t("tale-might-of", { colour: content.say(`colour-${colour}`), count }));
  }
  if (numbers["defense"]) found.push(t("tale-defense-of", { count: numbers["defense"] }));
  if (numbers["range"]) found.push(t("tale-range-of", { count: numbers["range"] }));
  return found;
}

function faceOf(printed: Printed, content: GameContent): Face {
  return {
    title: printed.title,
    icon: printed.icon,
    family: printed.family,
    typeLine: (printed.types ?? []).join(" · "),
    text: [...facts(printed, content), ...(printed.text ?? [])],
    marks: [],
  };
}

export function detailOf(
  view: StoryView,
  content: GameContent,
  thing: string,
  message?: string,
): Detail | null {
  const [kind = "", name = ""] = thing.split(/:(.*)/s);
  const known = lyingCards(view).find(({ id }) => id === thing)?.card;
  const key =
    kind === "class" ? name : kind === "oathsworn" ? view.company[Number(name)]?.kind : known;
  const printed = content.face(key ?? "") ?? content.faceOf(message);
  if (!printed) return null;
  return { face: faceOf(printed, content), explanations: [], notes: [] };
}

/** The name of a card, whether or not its face is known. */
export const titleOf = (content: GameContent, key: string): string =>
  content.face(key)?.title ?? content.name("card", key);
