/** Searching a rulebook, and rule ids in its text. */

import type { RuleChapter, RuleSection } from "../protocol";
import { finder } from "../words/finding";

const ID = /\b([A-Z]{2}-(?:EX-)?\d+(?:\.\d+)*)\b/g;

export interface Piece {
  text: string;
  rule?: string;
}

/** The text in pieces, of which some are the ids of other rules. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(ID)) {
    if (match.index > last) found.push({ text: text.slice(last, match.index) });
    found.push({ text: match[0], rule: match[0] });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ text: text.slice(last) });
  return found;
}

/** The chapters with only those rules that hold every word that is looked for. */
export function search(chapters: RuleChapter[], wanted: string): RuleChapter[] {
  if (!wanted.trim()) return chapters;
  const fits = finder(wanted);
  const narrowed = (section: RuleSection): RuleSection => ({
    ...section,
    rules: section.rules.filter((rule) =>
      fits(`${rule.id} ${rule.text} ${(rule.notes ?? []).join(" ")} ${section.title}`),
    ),
  });
  return chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.map(narrowed).filter((section) => section.rules.length > 0),
    }))
    .filter((chapter) => chapter.sections.length > 0);
}
