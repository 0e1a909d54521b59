/** What a seat sees of Sorcerer, and the limits that are printed on its boards. */

export type * from "../../generated/sorcerer";

export const DEFENCE = 12;
export const ENERGY_LIMIT = 10;
export const BLOOD_LIMIT = 10;
export const ACTIONS = 6;
