/** What the stage plays before our eyes, in the words of this game. */

import type { Session } from "../../../table/session.svelte";
import { figureOf, type FigureView, type TableView, type TypeView } from "../view";

/** Who acts before our eyes without being led from this screen: the board belongs to it. */
export function actorOf(view: TableView, session: Session): FigureView | undefined {
  const { stage, own } = session;
  if (!stage.act || view.acting !== stage.actor) return undefined;
  const figure = figureOf(view, stage.actor);
  const led = figure?.owner !== undefined && own.includes(figure.owner);
  return led ? undefined : figure;
}

export function typeOf(view: TableView, figure: FigureView): TypeView | undefined {
  return view.types.find((each) => each.type === figure.type);
}

/** The figures of a type in the order in which they act, and how many of them have. */
export function turnsOf(view: TableView, type: string): { count: number; done: number } {
  const figures = view.figures.filter((figure) => figure.type === type && !figure.summoned);
  return { count: figures.length, done: figures.filter(({ acted }) => acted).length };
}

/** How much a figure is about to lose, as far as that is known. */
export function threatTo(figure: FigureView, session: Session): number {
  const { director, stage } = session;
  const kind = stage.act?.kind;
  if (director.sum && kind !== "hurt" && kind !== "fall") {
    const { figure: struck } = director.sum.phrase.args;
    const lost = director.sum.phrase.args["number"];
    if (typeof struck === "object" && struck.thing === figure.id && typeof lost === "number")
      return Math.min(figure.hp, lost);
  }
  if (!director.sum && director.target === figure.id && (kind === "strike" || kind === "draw")) {
    const value = stage.act?.phrase.args["value"];
    return Math.min(figure.hp, typeof value === "number" ? value : 0);
  }
  return 0;
}
