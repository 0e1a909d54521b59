/**
 * Options drawn on the things they name: what lights up, and what a click means.
 * An option names its things in order, the first one foremost (`cast` names a card, then a place).
 */

import type { AskedDecision as Decision, OfferedOption as Option } from "../protocol";

/** A click chooses an option, picks a thing (more is to be said), or means nothing. */
export type Touch =
  { kind: "choose"; option: Option } | { kind: "pick"; picked: string[] } | { kind: "nothing" };

/** So few options are also listed in the prompt bar when they sit on things. */
const FEW = 3;

export function optionsFor(decision: Decision | null, seat: number): Option[] {
  if (!decision) return [];
  return decision.options.filter(
    (option) => option.seat === undefined || option.seat === null || option.seat === seat,
  );
}

/** The options that name everything picked so far. */
export function matching(options: Option[], picked: string[]): Option[] {
  return options.filter((option) => picked.every((thing) => option.things.includes(thing)));
}

/** The things in gold: first the foremost one of each option, then what goes with the picked. */
export function lit(options: Option[], picked: string[]): Set<string> {
  const found = new Set<string>();
  for (const option of matching(options, picked)) {
    const open = option.things.filter((thing) => !picked.includes(thing));
    const next = picked.length === 0 ? open.slice(0, 1) : open;
    for (const thing of next) found.add(thing);
  }
  return found;
}

/** Everything a click on which means something now. */
export function touchable(options: Option[], picked: string[]): Set<string> {
  const found = new Set<string>(picked);
  for (const option of options) for (const thing of option.things) found.add(thing);
  return found;
}

export function touch(options: Option[], picked: string[], thing: string): Touch {
  if (picked.includes(thing)) return { kind: "pick", picked: [] };
  const fitting = matching(options, [...picked, thing]);
  if (fitting.length === 0) {
    return picked.length > 0 ? touch(options, [], thing) : { kind: "nothing" };
  }
  const [only] = fitting;
  const said = picked.length > 0 || fitting.every((option) => option.things[0] === thing);
  if (fitting.length === 1 && only && said) return { kind: "choose", option: only };
  return { kind: "pick", picked: [...picked, thing] };
}

/** What the prompt bar lists: options on no thing, a few on things, and what the picked can do. */
export function listed(options: Option[], picked: string[]): Option[] {
  const fitting = matching(options, picked);
  if (picked.length > 0) {
    const decided = fitting.filter((option) =>
      option.things.every((thing) => picked.includes(thing)),
    );
    return fitting.length <= FEW ? fitting : decided;
  }
  const free = fitting.filter((option) => option.things.length === 0);
  return fitting.length <= FEW + free.length ? fitting : free;
}

/** Options that no click on things can tell apart (two effects of one card): only words can. */
export function alike(options: Option[]): Option[] {
  const place = (option: Option): string => option.things.join(" ");
  return options.filter((option) =>
    options.some((other) => other !== option && place(other) === place(option)),
  );
}

/** Options whose foremost thing lies nowhere in sight: they are laid out to choose from. */
export function outOfSight(options: Option[], seen: (thing: string) => boolean): Option[] {
  return options.filter((option) => {
    const [first] = option.things;
    return first !== undefined && !seen(first);
  });
}
