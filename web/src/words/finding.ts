/** Looking for words in texts: by their beginning, or in any of their forms. */

import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as russian } from "@orama/stemmers/russian";

const WORD = /[\p{L}\p{N}]+/gu;
const CYRILLIC = /[а-я]/;
const LETTERS = /^\p{L}+$/u;

const folded = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

/** The same words are met again and again. */
const known = new Map<string, string>();

/** What the forms of a word have in common: of «теней» and «тень» it is «тен». */
function stem(word: string): string {
  let found = known.get(word);
  if (found === undefined) {
    found = CYRILLIC.test(word) ? russian(word) : english(word);
    known.set(word, found);
  }
  return found;
}

/** Is a word wanted if it stands in a text? */
function meets(wanted: string): (text: string) => boolean {
  if (!LETTERS.test(wanted)) return (text) => standsIn(text, wanted);
  const root = stem(wanted);
  return (text) =>
    (text.match(WORD) ?? []).some((word) => word.startsWith(wanted) || stem(word) === root);
}

/** What is no plain word, such as the id of a rule, is found as it is written, not inside another. */
function standsIn(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) || !LETTERS.test(wanted.charAt(0))) return true;
  }
  return false;
}

/** Does a text hold every word that is wanted, in any order? */
export function finder(wanted: string): (text: string) => boolean {
  const words = folded(wanted).split(/\s+/).filter(Boolean).map(meets);
  return (text) => {
    const said = folded(text);
    return words.every((word) => word(said));
  };
}
