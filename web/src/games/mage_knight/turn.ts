/** The turn before the player: points that are left, cards that were played or still work. */

import type { CardView, HeroView, TableView, TurnView } from "./view";

export interface Points {
  key: "move" | "influence" | "healing";
  amount: number;
}

/** Where points are gathered even if there are none yet. */
const ASKED: Record<string, Points["key"]> = { moving: "move", talking: "influence" };

export function pointsOf(turn: TurnView): Points[] {
  const all: Points[] = [
    { key: "move", amount: turn.move },
    { key: "influence", amount: turn.influence },
    { key: "healing", amount: turn.healing },
  ];
  return all.filter(({ key, amount }) => amount !== 0 || ASKED[turn.phase] === key);
}

export interface Played extends CardView {
  /** Its effect goes on. */
  lasts: boolean;
}

/** The cards played this turn, after whatever else has an effect that goes on: units, skills, tactics. */
export function atWork(view: TableView, hero: HeroView): Played[] {
  const boons = view.turn.seat === hero.seat ? (view.turn.boons ?? []) : [];
  const played = hero.played.map((card) => ({
    ...card,
    lasts: boons.some((boon) => boon.id === card.id),
  }));
  const others = new Map(
    boons
      .filter((boon) => boon.id && !played.some((card) => card.id === boon.id))
      .map(({ id, card }) => [id, { id, card, lasts: true }]),
  );
  return [...others.values(), ...played];
}
