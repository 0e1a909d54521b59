/** What a seat sees of an encounter, and the words for its numbers. */

export type * from "../../../generated/oathsworn";
