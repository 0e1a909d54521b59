/** Signs of the house, for games and cards that bring no drawing: the same id has the same one. */

import { hashOf } from "../look/chance";

/** None that means something on every table. */
const SIGNS = [
  ...["hall", "fate", "energy", "omens", "legend", "flame"],
  ...["conquered", "attack", "flying", "unopposed"],
];

export const LIGHTS = ["rose", "brass", "sea", "leaf", "plum"] as const;

const chosen = <Item>(items: readonly Item[], id: string): Item | undefined =>
  items[hashOf(id) % items.length];

export const signOf = (id: string): string => chosen(SIGNS, id) ?? "hall";

export const lightOf = (id: string): string => chosen(LIGHTS, id) ?? "brass";
