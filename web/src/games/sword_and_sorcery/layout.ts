/** The table of a quest of Sword & Sorcery: where things lie. */

import "./colours.css";
import "./families.css";
import type { OfferedOption, PromptKey, ToldEvent, Verb } from "../../protocol";
import { t } from "../../words/language.svelte";
import type { GameLayout } from "../layout";
import { detailOf, faceOf } from "./faces";
import Own from "./Own.svelte";
import QuestTable from "./QuestTable.svelte";
import { cardOf, PREPARING, type TableView } from "./view";

/** What is laid out to choose from, because it lies nowhere on the table. */
const IN_THE_BOX = new Set(["class"]);

/** Answers that stand on the dice and on what their symbols pay for. */
const OF_A_ROLL: Partial<Record<Verb, string>> = { trigger: "effect", reroll: "die" };

const coinOf = (option: OfferedOption): number => {
  const value = option.phrase.args["number"];
  return typeof value === "number" ? value : 0;
};

function thingsOf(option: OfferedOption): string[] {
  const kind = OF_A_ROLL[option.verb];
  if (kind) return [`${kind}:${option.parts?.[0] ?? 0}`];
  if (option.verb === "drop") return option.things.map((thing) => `drop-${thing}`);
  if (option.verb === "drop-coin") return [`drop-coin:${coinOf(option)}`];
  return option.things;
}

/** Questions that are ended in words of their own. */
const ENDED: ReadonlySet<PromptKey> = new Set([
  "react",
  "attack-again",
  "effects",
  "save-roll",
  "would-die",
  "gather",
]);

const saying = ({ verb }: OfferedOption, prompt: PromptKey): string | undefined =>
  verb === "no-more" && ENDED.has(prompt) ? t(`sword-no-more-${prompt}`) : undefined;

function inSight(view: TableView, thing: string): boolean {
  const [kind = ""] = thing.split(":");
  if (kind === "card") return cardOf(view, thing) !== undefined;
  return !IN_THE_BOX.has(kind);
}

export const layout: GameLayout<TableView> = {
  Table: QuestTable,
  Own,
  broad: true,
  Summary: () => import("./Summary.svelte"),
  texts: {
    en: () => import("../../text/sword_and_sorcery.en.ftl?raw"),
    ru: () => import("../../text/sword_and_sorcery.ru.ftl?raw"),
  },
  passings: [],
  spanKey: () => "",
  thingsOf,
  codex: {
    kinds: ["class", "power", "talent", "companion", "item", "critical", "shadow"],
    face: faceOf,
  },
  inSight: (view, _, thing) => inSight(view, thing),
  detail: (view, content, thing, message) => detailOf(view, content, thing, message),
  saying,
  asides: new Set(["drop", "drop-coin"]),
  keys: ["n"],
  quiet: () => false,
  heading: (event: ToldEvent) => event.phrase.key === "round" && event.chooser == null,
  valueIcon: () => undefined,
  moment: (view) => {
    if (view.phase === PREPARING || view.round === 0) return t("sword-preparing");
    return t("moment", { round: view.round, part: t(`sword-phase-${view.phase}`) });
  },
};
