/** The table of Mage Knight: where things lie. */

import "./colours.css";
import "./families.css";
import "./land.css";
import type { OfferedOption, PromptKey, ToldEvent, Verb } from "../../protocol";
import { t } from "../../words/language.svelte";
import { split } from "../../words/splitting";
import type { GameLayout } from "../layout";
import { detailOf, faceOf } from "./faces";
import { thingsInFight } from "./fight/fight";
import MageKnightTable from "./MageKnightTable.svelte";
import OwnBoard from "./OwnBoard.svelte";
import { inSight } from "./sight";
import { isQuiet } from "./telling";
import type { TableView } from "./view";

/** Questions whose answers are words first: what is paid, which effect is used. */
const SPOKEN = new Set<PromptKey>(["pay", "choose-effect"]);

/** Actions of a turn: they are never only on the map. */
const TOLD = new Set<Verb>(
  split("interact enter burn challenge altar liberate incantation plan-assault"),
);

/** Hardly anybody wants them, and some cannot be made good again. */
const ASIDES = new Set<Verb>(split("plunder announce burn rest slow-recovery"));

export const layout: GameLayout<TableView> = {
  Table: MageKnightTable,
  Own: OwnBoard,
  Summary: () => import("./Summary.svelte"),
  texts: {
    en: () => import("../../text/mage_knight.en.ftl?raw"),
    ru: () => import("../../text/mage_knight.ru.ftl?raw"),
  },
  passings: [{ prompt: "between-turns", verb: "wait", spans: ["round"] }],
  spanKey: (view) => `${view?.round ?? ""}`,
  spoken: SPOKEN,
  told: TOLD,
  asides: ASIDES,
  sensible: true,
  thingsOf: (option: OfferedOption) => thingsInFight(option),
  codex: {
    kinds: [
      ...["basic_action", "advanced_action", "spell", "artifact", "unit", "skill", "tactic"],
      ...["enemy", "ruin", "site", "city", "terrain", "mana"],
    ],
    face: faceOf,
  },
  inSight: (view, seat, thing) => inSight(view, seat, thing),
  detail: (view, content, thing, message) => detailOf(view, content, thing, message),
  quiet: isQuiet,
  heading: (event: ToldEvent) =>
    (event.phrase.key === "round" || event.phrase.key === "turn") && event.chooser == null,
  valueIcon: () => undefined,
  keys: ["c", "i", "v"],
  moment: (view) => {
    const { round, rounds, day } = view;
    if (round === 0) return t("mage-knight-preparing");
    return t("mage-knight-moment", { round, rounds, time: day ? "day" : "night" });
  },
};
