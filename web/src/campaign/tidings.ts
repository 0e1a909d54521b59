/** News of a match, laid out: by kind, and in each kind by the character that it is about. */

import type { NewsFacts } from "../protocol";

export const KINDS = ["gained", "learned", "opened"] as const;

export interface Lot {
  /** The text key of a character; nothing for what concerns everybody. */
  who: string;
  lines: NewsFacts[];
}

/** First what characters bring, in the order in which they come up, then what everybody has. */
export function gathered(news: NewsFacts[], kind: NewsFacts["kind"]): Lot[] {
  const lots: Lot[] = [];
  for (const each of news.filter((told) => told.kind === kind)) {
    const who = each.who?.message ?? "";
    // What concerns everybody stands line by line.
    const lot = who ? lots.find((one) => one.who === who) : undefined;
    if (lot) lot.lines.push(each);
    else lots.push({ who, lines: [each] });
  }
  return [...lots.filter(({ who }) => who), ...lots.filter(({ who }) => !who)];
}
