/** What a seat sees of Gloomhaven, and the words for its numbers. */

import type { FigureView, HeroView, TableView } from "../../generated/gloomhaven";

export type * from "../../generated/gloomhaven";
export { hexOf } from "../../widgets/hexes";

export const SELECTING = 1;
export const TURNS = 2;

export const VICTORY = 1;

export const CHARACTER = 0;
export const MONSTER = 1;
export const SUMMON = 2;

export const ELITE = 1;
export const BOSS = 2;

export const ELEMENTS = ["fire", "ice", "air", "earth", "light", "dark"];

export const CONDITIONS = [
  "poison",
  "wound",
  "immobilize",
  "disarm",
  "stun",
  "muddle",
  "invisible",
  "strengthen",
  "curse",
  "bless",
];

/** An item is ready, spent (until a long rest) or consumed. */
export const SPENT = 1;
export const CONSUMED = 2;

/** The seat from which the table is drawn; spectators sit with the first player. */
export function ownHero(view: TableView, seat: number): HeroView | undefined {
  return view.heroes.find((hero) => hero.seat === seat) ?? view.heroes[0];
}

/** It takes no further part: exhausted, or away by an exit. */
export function isOut({ exhausted, departed }: HeroView): boolean {
  return exhausted === true || departed === true;
}

export function figureOf(view: TableView, id: string | undefined): FigureView | undefined {
  return id ? view.figures.find((figure) => figure.id === id) : undefined;
}
