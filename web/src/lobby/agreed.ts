/** What the players of a table have agreed on, in words: all that matters, the rest if it is unusual. */

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
    .filter(({ name, main, default: usual }) => {
      return name !== but && (main || (options[name] ?? usual) !== usual);
    })
    .map(({ name, default: usual }) => {
      const value = texts.name(`table-option-${slug(name)}`, String(options[name] ?? usual));
      return `${texts.name("table-option", name)}: ${value}`;
    });
}
