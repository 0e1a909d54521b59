/** Looking for words in texts. */

const folded = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

/** Does a text hold every word that is wanted, in any order? */
export function finder(wanted: string): (text: string) => boolean {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => folded(text).includes(word));
}
