/** The table of Gloomhaven: where things lie. */

import "./colours.css";
import "./families.css";
import type { EventKey, OfferedOption, ToldEvent, ToldKey, Verb } from "../../protocol";
import { t } from "../../words/language.svelte";
import type { GameLayout } from "../layout";
import { detailOf, printedFace } from "./faces";
import GloomhavenTable from "./GloomhavenTable.svelte";
import OwnBoard from "./OwnBoard.svelte";
import { SELECTING, type TableView } from "./view";

/** Events that only repeat what the choice before them has already said. */
const QUIET: ReadonlySet<ToldKey> = new Set<EventKey>(["plays", "uses"]);
const CARDS_OF_A_ROUND = 2;

/** What is laid out to choose from, because it lies nowhere on the table. */
const IN_THE_BOX = ["class", "goods", "perk", "lesson"];

/** A place on the map says more than the figure that goes there; areas are places of their own. */
const ASIDES = new Set<Verb>(["part-by-part"]);

function thingsOf(option: OfferedOption): string[] {
  if (option.verb === "area" || option.verb === "path")
    return (option.parts ?? []).map((part) => `area:${part}`);
  const places = option.things.filter((thing) => thing.startsWith("hex:"));
  return places.length > 0 ? places : option.things;
}

function inSight(view: TableView, thing: string): boolean {
  const [kind = ""] = thing.split(":");
  if (IN_THE_BOX.includes(kind)) return false;
  if (kind !== "card") return true;
  return view.heroes.some((hero) =>
    [hero.hand, hero.chosen, hero.discard, hero.lost, hero.active].some((zone) =>
      zone.some((card) => card.id === thing),
    ),
  );
}

/** Whoever has cards for the next round need not be asked about a rest. */
function cardsLeft(view: TableView | undefined): string {
  const own = view?.heroes.find(({ hand }) => hand.length > 0);
  return own && own.hand_size >= CARDS_OF_A_ROUND ? "enough" : `few in ${view?.round ?? 0}`;
}

/** For a seat stands the figure of its character. */
function figureFor(view: TableView, thing: string): string {
  if (!thing.startsWith("seat:")) return thing;
  return view.heroes.find((hero) => `seat:${hero.seat}` === thing)?.figure ?? thing;
}

export const layout: GameLayout<TableView> = {
  Table: GloomhavenTable,
  Own: OwnBoard,
  Summary: () => import("./Summary.svelte"),
  passings: [{ prompt: "short-rest", verb: "no-rest", spans: ["cards"] }],
  spanKey: (view) => cardsLeft(view),
  thingsOf,
  asides: ASIDES,
  codex: {
    kinds: ["condition", "element", "ability", "monster", "modifier"],
    face: printedFace,
  },
  inSight: (view, _, thing) => inSight(view, thing),
  detail: (view, content, thing, message) => detailOf(view, content, thing, message),
  quiet: (event: ToldEvent) => QUIET.has(event.phrase.key) && event.chooser == null,
  heading: (event: ToldEvent) => event.phrase.key === "round" && event.chooser == null,
  valueIcon: () => undefined,
  stage: { Revealed: null, Sum: null, figureOf: figureFor },
  keys: ["m", "turn"],
  moment: (view) => {
    const { round, phase } = view;
    if (round === 0) return t("gloomhaven-preparing");
    const part = t(phase === SELECTING ? "gloomhaven-selecting" : "gloomhaven-turns");
    return t("moment", { round, part });
  },
};
