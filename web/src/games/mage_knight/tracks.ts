/** The tracks that are printed beside the map: fame with its levels, reputation (MK-20.1, MK-20.2). */

import { signed } from "../../words/numbers";

export interface Level {
  level: number;
  /** The fame with which it begins. */
  fame: number;
  armour: number;
  hand: number;
  command: number;
}

const FAME = [0, 3, 8, 15, 24, 35, 48, 63, 80, 99];
const ARMOUR = [2, 2, 3, 3, 3, 3, 4, 4, 4, 4];
const HAND = [5, 5, 5, 5, 6, 6, 6, 6, 7, 7];
const COMMAND = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5];

export const LEVELS: Level[] = FAME.map((fame, place) => ({
  level: place + 1,
  fame,
  armour: ARMOUR[place] ?? 0,
  hand: HAND[place] ?? 0,
  command: COMMAND[place] ?? 0,
}));

/** Steps of reputation from −7 to +7 and what each adds to influence; nobody talks on the X. */
const INFLUENCE = [null, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5];
const WORST = -7;

export interface Standing {
  reputation: number;
  influence: string;
}

export const STANDINGS: Standing[] = INFLUENCE.map((influence, place) => ({
  reputation: place + WORST,
  influence: influence === null ? "×" : signed(influence),
}));
