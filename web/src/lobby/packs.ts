/** What the host of a table adds to the box of a game. */

import type { OptionFacts, PackFacts } from "../protocol";

/** The packs that were asked for and those that they need, in the order of the shelf. */
export function taken(shelf: PackFacts[], wanted: string[]): string[] {
  const found = new Set(wanted);
  for (const pack of [...shelf].reverse()) {
    if (found.has(pack.id)) for (const needed of pack.needs ?? []) found.add(needed);
  }
  return shelf.map(({ id }) => id).filter((id) => found.has(id));
}

/** What there is to agree on, with what the packs bring. */
export function optionsWith(
  options: OptionFacts[],
  shelf: PackFacts[],
  packs: string[],
): OptionFacts[] {
  const brought = shelf.flatMap((pack) => (packs.includes(pack.id) ? (pack.options ?? []) : []));
  return options.map((option) =>
    brought
      .filter(({ name }) => name === option.name)
      .reduce(
        (sum, more) => ({
          ...sum,
          choices: [...sum.choices, ...more.choices],
          ...(sum.seats || more.seats ? { seats: { ...sum.seats, ...more.seats } } : {}),
        }),
        option,
      ),
  );
}
