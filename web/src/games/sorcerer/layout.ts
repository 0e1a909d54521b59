/** The table of Sorcerer: where things lie, and which questions can be passed. */

import "./colours.css";
import "./families.css";
import type { EventKey, ToldEvent, ToldKey } from "../../protocol";
import type { GameContent } from "../../table/content.svelte";
import { t } from "../../words/language.svelte";
import type { GameLayout } from "../layout";
import { detailOf, printedFace } from "./faces";
import { eye, minionsOf } from "./seating";
import OwnBoard from "./OwnBoard.svelte";
import SorcererTable from "./SorcererTable.svelte";
import type { TableView } from "./view";

/** Events that only repeat what the choice before them has already said. */
const QUIET: ReadonlySet<ToldKey> = new Set<EventKey>([
  "attacks",
  "played",
  "exhausted",
  "tactic-used",
  "skill-used",
  "power-used",
  "avatar",
]);
const DICE: Record<string, string> = {
  "face-miss": "miss",
  "face-hit": "hit",
  "face-double": "double",
  "face-critical": "critical",
};

function inSight(view: TableView, seat: number, thing: string): boolean {
  if (!thing.startsWith("card:")) return !thing.startsWith("pack:");
  const own = view.players[eye(view, seat)];
  if (own?.hand.some((card) => card.id === thing)) return true;
  if (view.players.some((each) => each.resolving?.some((card) => card.id === thing))) return true;
  return minionsOf(view).some(
    (minion) =>
      minion.id === thing || minion.attachments?.some((attached) => attached.id === thing),
  );
}

function spanKey(view: TableView | undefined, span: string): string {
  if (!view) return "";
  if (span === "round") return `${view.round}`;
  return view.attack ? `${view.round} ${view.attack.field}` : "";
}

export const layout: GameLayout<TableView> = {
  Table: SorcererTable,
  Own: OwnBoard,
  passings: [{ prompt: "reroll", verb: "pass", spans: ["battle", "round"] }],
  spanKey: (view, span) => spanKey(view, span),
  thingsOf: (option, seat) =>
    option.verb === "move-avatar" ? [`avatar:${seat}`, ...option.things] : option.things,
  codex: {
    kinds: ["pack", "skill", "minion", "sorcery", "attachment"],
    face: (content, key) => printedFace(content, key),
  },
  inSight: (view, seat, thing) => inSight(view, seat, thing),
  detail: (view, content, thing, message) => detailOf(view, content, thing, message),
  quiet: (event: ToldEvent) => QUIET.has(event.phrase.key) && event.chooser == null,
  heading: (event: ToldEvent) => event.phrase.key === "round" && event.chooser == null,
  valueIcon: (message) => DICE[message],
  moment: (view, content: GameContent) => {
    const { round, phase } = view;
    const key = `phase-${phase}`;
    const part = content.texts.has(key) ? content.say(key) : t("sorcerer-creation");
    return t("moment", { round, part });
  },
};
