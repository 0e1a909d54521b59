/** Dice as they fell into the tray, and the symbols that they bring. */

import { between, chanceOf } from "../look/chance";

export type DieColour = "red" | "blue" | "green" | "white" | "black" | "yellow";

export interface FallenDie {
  id: string;
  colour: DieColour;
  /** The symbols of the face that is up; none is a blank. */
  symbols: string[];
  /** What that face is called. */
  face: string;
  /** In gold: it can be rolled again. */
  can?: boolean | undefined;
}

/** A symbol that was rolled, as a coin to pay with. */
export interface Coin {
  icon: string;
  label: string;
  spent?: boolean | undefined;
}

/** The light, the middle and the dark side of a die, and its symbols. */
export const DIE_COLOURS: Record<DieColour, [string, string, string, string]> = {
  red: ["#c9543c", "#9c2d1b", "#5b150b", "#fff6e2"],
  blue: ["#4a80c0", "#2b5594", "#122c55", "#fff6e2"],
  green: ["#588a41", "#34612a", "#173012", "#fff6e2"],
  white: ["#efe6d2", "#cbbfa5", "#8f846c", "#2b2119"],
  black: ["#4b4450", "#2c2731", "#120f15", "#fff6e2"],
  yellow: ["#e2c45a", "#b8922f", "#6b5213", "#2b2119"],
};

const LEAN = 14;

/** How a die lies: a little turned, always the same way. */
export const leanOf = (id: string): number => Math.round(between(chanceOf(id), -LEAN, LEAN));
