/** Deed cards in hand: which of their parts can be played, and what for. */

import type { OfferedOption, PromptKey, Verb } from "../../protocol";
import { matching } from "../../table/choices";
import type { CardView } from "./view";

/** The parts of a card that are played by clicking on them. */
export const PARTS = ["basic", "strong", "sideways"] as const satisfies Verb[];
export type Part = (typeof PARTS)[number];

const isPart = (verb: Verb): verb is Part => (PARTS as readonly Verb[]).includes(verb);

/** What is chosen by clicking on a line of a card, not on the whole of it. */
const LINES = new Set<Verb>([...PARTS, "activate"]);

/** Questions that cards in hand may answer. */
const FROM_HAND: ReadonlySet<PromptKey> = new Set<PromptKey>([
  "movement",
  "action",
  "interaction",
  "ranged",
  "block",
  "damage",
  "attack",
  "afterwards",
  "assail",
  "parry",
]);

export function fromHand(prompt: PromptKey | undefined): boolean {
  return prompt !== undefined && FROM_HAND.has(prompt);
}

/** Equal cards are offered once: a card stands for its twin that is named. */
export function standIn(card: CardView, hand: CardView[], options: OfferedOption[]): string {
  const named = new Set(options.flatMap((option) => option.things));
  if (named.has(card.id)) return card.id;
  return hand.find((twin) => twin.card === card.card && named.has(twin.id))?.id ?? card.id;
}

/** The options that play a part of the card. */
export function partsOf(
  options: OfferedOption[],
  thing: string,
): Partial<Record<Part, OfferedOption>> {
  const found: Partial<Record<Part, OfferedOption>> = {};
  for (const option of options) {
    if (isPart(option.verb) && option.things[0] === thing) found[option.verb] = option;
  }
  return found;
}

/** Can something be done with the whole card now: a banner assigned, a card discarded, a unit healed? */
export function otherwise(options: OfferedOption[], picked: string[], thing: string): boolean {
  return matching(options, picked).some(({ verb, things }) => {
    if (LINES.has(verb)) return false;
    return picked.length === 0 ? things[0] === thing : things.includes(thing);
  });
}
