/** A list of what is known of a game's things, and how to find one among them. */

import { finder } from "../words/finding";

export interface CodexEntry {
  id: string;
  title: string;
  note: string;
  icon: string;
  family: string;
  /** The heading that it stands under. */
  group: string;
  /** Nobody at the table has met it yet: its name is not told. */
  unknown?: boolean | undefined;
}

export interface CodexGroup {
  title: string;
  entries: CodexEntry[];
}

/** Entries that have all words somewhere, under their headings; what is unknown is never found by name. */
export function findEntries(entries: CodexEntry[], words: string): CodexGroup[] {
  const fits = finder(words);
  const groups = new Map<string, CodexEntry[]>();
  for (const entry of entries) {
    if (!fits(entry.unknown ? "" : `${entry.title} ${entry.note}`)) continue;
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  }
  return [...groups].map(([title, found]) => ({ title, entries: found }));
}
