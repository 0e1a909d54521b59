/** What players can agree on: some choices (a scenario for one) need a certain number of seats. */

import type { OptionFacts, OptionValue } from "../protocol";

export function choicesFor(option: OptionFacts, seats: number): OptionValue[] {
  return option.choices.filter((choice) => option.seats?.[String(choice)]?.includes(seats) ?? true);
}

/** What is wanted, as far as it fits; otherwise the default, or the first that does. */
export function agreed(
  option: OptionFacts,
  wanted: OptionValue | undefined,
  seats: number,
): OptionValue {
  const choices = choicesFor(option, seats);
  const fits = [wanted, option.default].find(
    (each) => each !== undefined && choices.includes(each),
  );
  return fits ?? choices[0] ?? option.default;
}

/** All that differs from the defaults. */
export function agreement(
  { options }: { options: OptionFacts[] },
  wanted: Record<string, OptionValue | undefined>,
  seats: number,
): Record<string, OptionValue> {
  const found: Record<string, OptionValue> = {};
  for (const option of options) {
    const choice = agreed(option, wanted[option.name], seats);
    if (choice !== option.default) found[option.name] = choice;
  }
  return found;
}
