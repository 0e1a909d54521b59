/** What a seat sees of Sorcerer. */

export type * from "../../generated/sorcerer";
