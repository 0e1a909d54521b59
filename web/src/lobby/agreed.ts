/** What the players of a table have agreed on, in words, as far as it is not as usual. */

import type { GameFacts, TableFacts } from "../protocol";
import { slug } from "../words/slug";
import type { Texts } from "../words/texts";

/** `but`: the option that the table's title says already. */
export function agreedOn(
  { options }: Pick<TableFacts, "options">,
  game: Pick<GameFacts, "options"> | undefined,
  texts: Texts,
  but = "",
): string[] {
  return (game?.options ?? [])
    .filter(({ name, default: usual }) => name !== but && (options[name] ?? usual) !== usual)
    .map(({ name }) => {
      const value = texts.name(`table-option-${slug(name)}`, String(options[name]));
      return `${texts.name("table-option", name)}: ${value}`;
    });
}
