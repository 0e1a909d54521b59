/** The table of an encounter of Oathsworn: where things lie. The Story has a layout of its own. */

import "./colours.css";
import "./families.css";
import type { EventKey, OfferedOption, ToldEvent, ToldKey, Verb } from "../../protocol";
import type { GameContent } from "../../table/content.svelte";
import { t } from "../../words/language.svelte";
import { split } from "../../words/splitting";
import type { GameLayout, Passing } from "../layout";
import EncounterTable from "./encounter/EncounterTable.svelte";
import { detailOf, faceOf, pricedLines } from "./encounter/faces";
import { lying } from "./encounter/lying";
import FightMoment from "./encounter/FightMoment.svelte";
import MightDrawn from "./encounter/MightDrawn.svelte";
import Own from "./encounter/Own.svelte";
import { cardOf, PREPARING, type TableView } from "./encounter/view";

/** Moments at which somebody may interrupt; each can be passed for a while. */
const WINDOWS = [1, 2, 3, 4, 5, 6, 7, 9, 11, 12, 13, 14, 15] as const;
const PASSINGS: Passing[] = WINDOWS.map((window) => ({
  prompt: `window-${window}`,
  verb: "no-interrupt",
  spans: ["round", "encounter"],
}));

/** Answers to a draw: they stand in its panel, with what each of them may bring. */
const OF_A_DRAW = new Set<Verb>(
  split("white without raise raise-to critical redraw redraw-token draw-stands"),
);

/** What a choice has already said. */
const QUIET: ReadonlySet<ToldKey> = new Set<EventKey>(["spent-token", "played"]);

/** What is laid out to choose from, because it lies nowhere on the table. */
const IN_THE_BOX = new Set(["class", "companion", "item", "face"]);

function thingsOf(option: OfferedOption): string[] {
  if (OF_A_DRAW.has(option.verb)) return [`draw:${option.id}`];
  if (option.verb === "companion") {
    return option.things.map((thing) => thing.replace("class:", "companion:"));
  }
  return option.things;
}

/** Where to, as it is seen from the beast. */
function placeText(view: TableView, option: OfferedOption): string | undefined {
  const { hex, cost } = option.phrase.args;
  if (typeof hex !== "object" || !hex.thing) return undefined;
  const found = lying(view, hex.thing.replace("hex:", ""));
  if (!found) return undefined;
  const place = t(`oathsworn-place-${found.arc}`, { far: found.far });
  if (typeof cost === "number") return t("oathsworn-go-there", { place, cost });
  return option.verb === "area-at" ? t("oathsworn-around", { place }) : place;
}

/** Of a card with several effects the one that is meant. */
function optionText(content: GameContent, option: OfferedOption): string | undefined {
  const { card } = option.phrase.args;
  if (option.verb !== "play" || typeof card !== "object") return undefined;
  const face = content.faceOf(card.message);
  if (!face) return undefined;
  const effects = Object.keys(face.numbers ?? {}).filter((name) => name.startsWith("cost-"));
  if (effects.length < 2) return face.title;
  const lines = (face.text ?? []).flatMap(pricedLines);
  const line = lines[option.parts?.[0] ?? 0];
  return line && lines.length === effects.length ? `${face.title}: ${line.text}` : undefined;
}

/** Whoever chose stands on the board: who has the turn, or the first of that seat. */
function figureOfSeat(view: TableView, thing: string): string {
  if (!thing.startsWith("seat:")) return thing;
  const own = view.company.filter(({ seat, fallen }) => `seat:${seat}` === thing && !fallen);
  const fighter = own.find(({ chair }) => chair === view.turn) ?? own[0];
  return fighter ? `figure:${fighter.figure}` : thing;
}

function inSight(view: TableView, thing: string): boolean {
  const [kind = ""] = thing.split(":");
  if (kind === "card") return cardOf(view, thing) !== undefined;
  return !IN_THE_BOX.has(kind);
}

export const layout: GameLayout<TableView> = {
  Table: EncounterTable,
  Own,
  broad: true,
  Summary: () => import("./encounter/Summary.svelte"),
  texts: {
    en: () => import("../../text/oathsworn.en.ftl?raw"),
    ru: () => import("../../text/oathsworn.ru.ftl?raw"),
  },
  passings: PASSINGS,
  spanKey: (view, span) => (span === "round" ? `${view?.round ?? ""}` : "encounter"),
  sensible: true,
  saying: (option, _prompt, content, view) =>
    placeText(view, option) ?? optionText(content, option),
  thingsOf,
  spoken: new Set(["permanent-token", "gain-token", "lose-token"]),
  codex: {
    kinds: [
      ...["class", "special", "companion", "archetype", "token", "status", "action"],
      ...["tile", "counter", "injury", "curative"],
    ],
    face: faceOf,
  },
  inSight: (view, _, thing) => inSight(view, thing),
  detail: (view, content, thing, message) => detailOf(view, content, thing, message),
  quiet: (event: ToldEvent) => QUIET.has(event.phrase.key) && event.chooser == null,
  heading: (event: ToldEvent) => event.phrase.key === "round" && event.chooser == null,
  valueIcon: () => undefined,
  stage: {
    Revealed: MightDrawn,
    Moment: FightMoment,
    figureOf: (view, thing) => figureOfSeat(view, thing),
  },
  moment: (view) => {
    const { round, phase } = view;
    if (phase === PREPARING || round === 0) return t("oathsworn-preparing");
    return t("moment", { round, part: t(`oathsworn-phase-${phase}`) });
  },
};
