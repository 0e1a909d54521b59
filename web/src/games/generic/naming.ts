/** What the fields and words of a game are called that has no client of its own. */

import { humanised } from "../../words/humanised";
import type { Texts } from "../../words/texts";
import { slug } from "../../words/slug";

/** The text `view-hand-sizes` of the game, or the field's own name. */
export const titleOf = (texts: Texts, field: string): string => texts.name("view", field);

/** The text of a word in a field: `phase-battle`, `colour-red` in a list of `colours`, or its own. */
export function textFor(texts: Texts, field: string, word: string): string | undefined {
  const [one, value] = [slug(field), slug(word)];
  const keys = [`${one}-${value}`, `${one.replace(/s$/, "")}-${value}`, value];
  const key = keys.find((each) => texts.has(each));
  return key === undefined ? undefined : texts.say(key);
}

/** A key of the game without a text is read as words; anything else is left as it is. */
export function wordFor(texts: Texts, field: string, word: string): string {
  const plain = /^[a-z][a-z0-9_-]*$/.test(word) ? humanised(word) : word;
  return textFor(texts, field, word) ?? plain;
}

/** `card:17` where nobody has told its name: Card 17. */
export function thingName(texts: Texts, thing: string): string {
  const [kind = "", rest = ""] = thing.split(/:(.*)/);
  return `${titleOf(texts, kind)} ${textFor(texts, kind, rest) ?? rest}`;
}
