/** A text of a card as it is drawn: words, with icons and shapes of hexes where they say it better. */

import type { Hex } from "./hexes";

export interface Shape {
  hexes: Hex[];
  /** Where whoever uses it stands, if that matters. */
  from: Hex[];
}

export type Piece =
  | { text: string }
  /** A word that its icon stands for where there is little room. */
  | { said: string }
  /** `label`: the word that the icon stands for; `tone` names a colour. */
  | { icon: string; label: string; tone?: string }
  | { shape: Shape; label: string };

export type Spell = (text: string) => Piece[];

/**
 * A word, and what is drawn for it; `keep`: the word stays behind its icon, `said`: if there is room.
 */
export interface Term {
  word: string;
  piece: Piece | Piece[];
  said?: boolean;
  keep?: boolean;
  /** Only with just these capitals: other words of the language are spelt alike. */
  exact?: boolean;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** How texts are spelt with these terms; only whole words count, whatever their first letter. */
export function speller(terms: Term[]): Spell {
  const known = new Map(terms.map((term) => [term.word.toLowerCase(), term]));
  if (known.size === 0) return (text) => [{ text }];
  const longest = [...known.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?<![\\p{L}])(?:${longest.map(escaped).join("|")})(?![\\p{L}])`,
    "giu",
  );
  return (text) => {
    const pieces: Piece[] = [];
    let from = 0;
    for (const found of text.matchAll(pattern)) {
      const term = known.get(found[0].toLowerCase());
      if (!term || (term.exact && term.word !== found[0])) continue;
      const until = term.keep ? found.index : found.index + found[0].length;
      if (found.index > from) pieces.push({ text: text.slice(from, found.index) });
      pieces.push(...[term.piece].flat());
      if (term.said) pieces.push({ said: found[0] });
      from = until;
    }
    if (from < text.length) pieces.push({ text: text.slice(from) });
    return pieces;
  };
}
