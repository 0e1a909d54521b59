/** A key that has no text, as words: `hand_sizes` is Hand sizes. */
export function humanised(key: string): string {
  const words = key.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
