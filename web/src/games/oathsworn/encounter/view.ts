/** What a seat sees of an encounter, and where to find things in it. */

import type { AskedDecision } from "../../../protocol";
import type {
  CardView,
  FigureView,
  OathswornView,
  PartView,
  TableView,
} from "../../../generated/oathsworn";

export type * from "../../../generated/oathsworn";
export { hexOf } from "../../../widgets/hexes";

/** The hexes of the board have an edge on top: north is straight up. */
export const LIE = "edge";

/** Phases of a round. */
export const PREPARING = 0;
export const REFRESH = 1;
export const OATHSWORN_PHASE = 2;
export const ENCOUNTER_PHASE = 3;

/** Places of the company that are Oathsworn; allies follow. */
export const COMPANY_SIZE = 4;

export const COLOURS = ["white", "yellow", "red", "black"] as const;
export type Colour = (typeof COLOURS)[number];

export const TOKENS = ["defense", "animus", "redraw", "empower", "battleflow"];

export function figureOf(view: TableView, id: string | undefined): FigureView | undefined {
  return id ? view.figures.find((figure) => figure.id === id) : undefined;
}

export function fighterOf(view: TableView, figure: string): OathswornView | undefined {
  return view.company.find((each) => `figure:${each.figure}` === figure);
}

export const bossesOf = (view: TableView): FigureView[] =>
  view.figures.filter((figure) => figure.kind === "boss");

export function partOf(view: TableView, id: string): PartView | undefined {
  return bossesOf(view)
    .flatMap((boss) => boss.parts ?? [])
    .find((part) => part.id === id);
}

/** Whom a question names. */
function asked(view: TableView, decision: AskedDecision | null): OathswornView | undefined {
  const named = decision?.prompt.args["oathsworn"];
  return typeof named === "object" && named.thing ? fighterOf(view, named.thing) : undefined;
}

/** Whose board lies before whoever looks from a seat: who is asked, whose turn it is, or his first. */
export function ownFighter(
  view: TableView,
  seat: number,
  decision: AskedDecision | null,
): OathswornView | undefined {
  const own = view.company.filter((each) => each.seat === seat && !each.fallen);
  const attacker = view.attack && fighterOf(view, view.attack.attacker);
  return (
    asked(view, decision) ??
    own.find((each) => each === attacker) ??
    own.find((each) => each.chair === view.turn) ??
    own[0] ??
    view.company.find((each) => each.seat === seat) ??
    view.company[0]
  );
}

/** Every place of a fighter where a card of his may lie. */
export function zonesOf(fighter: OathswornView): CardView[][] {
  return [
    fighter.hand,
    ...fighter.cooldown,
    fighter.in_play ?? [],
    fighter.face_down ?? [],
    fighter.thrown ?? [],
    fighter.box ?? [],
  ];
}

/** A card that lies open somewhere on the table. */
export function cardOf(view: TableView, id: string): CardView | undefined {
  const places = [
    ...view.company.flatMap(zonesOf),
    view.stage_discard,
    view.waiting ?? [],
    view.under_way ?? [],
    view.open_cards ?? [],
    view.looked_at ?? [],
    view.next_card ? [view.next_card] : [],
    ...(view.markers ?? []).map(({ items }) => items),
  ];
  return places.flat().find((card) => card.id === id);
}
