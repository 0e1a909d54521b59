/** What the words on enemies mean: their names, explanations and rules, and the icons for them. */

import type { GameContent } from "../../table/content.svelte";
import { capital } from "../../words/capital";
import { slug } from "../../words/slug";

export interface Keyword {
  label: string;
  lines: string[];
  rule: string;
}

/** `kind` is "ability" or "resistance". */
export function keyword(content: GameContent, kind: string, key: string): Keyword {
  const word = kind === "resistance" ? `keyword-resists-${slug(key)}` : `keyword-${slug(key)}`;
  return {
    label: content.name(kind, key),
    lines: [content.say(word)],
    rule: content.say(`${word}.rule`),
  };
}

const RESISTS = "resists-";
const OF_ELEMENT = "element-";
const OF_MANA = "mana-";

/** What a keyword of a printed card is called: "swift", "resists-fire", "element-ice". */
export function calledBy(content: GameContent, word: string): string {
  if (word.startsWith(RESISTS)) return content.name("resistance", word.slice(RESISTS.length));
  if (word.startsWith(OF_ELEMENT)) return capital(content.say(`${word}.attack`));
  return word.startsWith(OF_MANA) ? "" : content.name("ability", word);
}

/** Which blocks are efficient against an attack. */
export function aboutElement(content: GameContent, element: string): string {
  return content.say(`keyword-element-${slug(element)}`);
}

export function elementIcon(element: string): string {
  return `element-${slug(element)}`;
}
