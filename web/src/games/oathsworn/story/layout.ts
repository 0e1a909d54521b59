/** The table of the Story of Oathsworn: where things lie. */

import "../colours.css";
import "../story.css";
import type { OfferedOption, ToldEvent, Verb } from "../../../protocol";
import { t } from "../../../words/language.svelte";
import type { GameLayout } from "../../layout";
import CompanyStrip from "./CompanyStrip.svelte";
import { detailOf } from "./faces";
import StoryTable from "./StoryTable.svelte";
import { STORY_TEXTS } from "./texts";
import { lyingCards, type StoryView } from "./view";

/** What the company may do at any time besides what it is asked. */
const ERRANDS = new Set<Verb>([
  "exchange",
  "reset-might",
  "runner-banksmith",
  "runner-apothecary",
  "medic",
  "petition",
]);

/** A drawn card that may be drawn anew, or draws another one, is a thing of its own. */
function thingsOf(option: OfferedOption): string[] {
  const face = option.phrase.args["face"];
  if (typeof face !== "object") return option.things;
  return [`face:${face.message.replace("colour-", "")} ${face.label ?? ""}`];
}

/** Cards of decks that are looked through are laid out to choose from. */
function inSight(view: StoryView, thing: string): boolean {
  const [kind = ""] = thing.split(":");
  return kind !== "card" || lyingCards(view).some(({ id }) => id === thing);
}

export const layout: GameLayout<StoryView> = {
  Table: StoryTable,
  Own: CompanyStrip,
  Summary: () => import("./Summary.svelte"),
  texts: STORY_TEXTS,
  broad: true,
  passings: [],
  spanKey: () => "",
  thingsOf,
  asides: ERRANDS,
  inSight: (view, _, thing) => inSight(view, thing),
  detail: detailOf,
  quiet: ({ phrase, chooser }: ToldEvent) => chooser != null && phrase.key === "answer",
  heading: ({ phrase, chooser }: ToldEvent) => chooser == null && phrase.key === "visited",
  valueIcon: () => undefined,
  ending: "tale-over",
  moment: (view, content) =>
    t("tale-moment", {
      chapter: view.chapter,
      title: content.name("chapter", view.story),
    }),
};
