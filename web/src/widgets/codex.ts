/** A list of what is known of a game's things, and how to find one among them. */

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

const plain = (text: string): string => text.toLocaleLowerCase().replaceAll("ё", "е");

/** Entries that have all words somewhere, under their headings; what is unknown is never found by name. */
export function findEntries(entries: CodexEntry[], words: string): CodexGroup[] {
  const asked = plain(words).split(/\s+/).filter(Boolean);
  const groups = new Map<string, CodexEntry[]>();
  for (const entry of entries) {
    const text = plain(entry.unknown ? "" : `${entry.title} ${entry.note}`);
    if (!asked.every((word) => text.includes(word))) continue;
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  }
  return [...groups].map(([title, found]) => ({ title, entries: found }));
}
