/** What the words on enemies mean: their names, explanations and rules, and the icons for them. */

import type { GameContent } from "../../table/content.svelte";

export interface Keyword {
  label: string;
  lines: string[];
  rule: string;
}

/** `kind` is "ability" or "resistance". */
export function keyword(content: GameContent, kind: string, key: string): Keyword {
  const slug = key.replaceAll("_", "-");
  const word = kind === "resistance" ? `keyword-resists-${slug}` : `keyword-${slug}`;
  return {
    label: content.name(kind, key),
    lines: [content.say(word)],
    rule: content.say(`${word}.rule`),
  };
}

/** Which blocks are efficient against an attack. */
export function aboutElement(content: GameContent, element: string): string {
  return content.say(`keyword-element-${element.replaceAll("_", "-")}`);
}

export function elementIcon(element: string): string {
  return `element-${element.replaceAll("_", "-")}`;
}
