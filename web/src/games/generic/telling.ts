/** What phrases have told of things: a number in a view has no other name. */

import type { AskedDecision, Phrase, ToldEvent } from "../../protocol";
import type { Told } from "./sheet";

/** The names of all things that were spoken of, the newest one counts. */
export function toldIn(phrases: Phrase[]): Map<string, Told> {
  const found = new Map<string, Told>();
  for (const { args } of phrases) {
    for (const value of Object.values(args)) {
      if (typeof value !== "object" || !value.thing || !value.message) continue;
      found.set(value.thing, { message: value.message, label: value.label ?? "" });
    }
  }
  return found;
}

export function phrasesOf(log: ToldEvent[], decision: AskedDecision | null): Phrase[] {
  const asked = decision ? [decision.prompt, ...decision.options.map(({ phrase }) => phrase)] : [];
  return [...log.map(({ phrase }) => phrase), ...asked];
}
