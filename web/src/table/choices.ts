/**
 * Options drawn on the things they name: what lights up, and what a click means.
 * An option names its things in order, the first one foremost (`cast` names a card, then a place).
 */

import type { AskedDecision as Decision, OfferedOption as Option, Verb } from "../protocol";

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

/** Is it still the same that is asked, although others may have answered theirs meanwhile? */
export function sameQuestion(before: Decision | null, now: Decision | null): boolean {
  if (!before || !now) return before === now;
  const ids = now.options.map((option) => option.id);
  return (
    before.prompt.key === now.prompt.key &&
    before.options.length === ids.length &&
    before.options.every((option, place) => option.id === ids[place])
  );
}

/** The options that name everything picked so far. */
export function matching(options: Option[], picked: string[]): Option[] {
  return options.filter((option) => picked.every((thing) => option.things.includes(thing)));
}

/** What stands of the picked once the options have changed: all of it, or nothing. */
export function stillPicked(options: Option[], picked: string[]): string[] {
  return matching(options, picked).length > 0 ? picked : [];
}

/** What leads on to an option: first its foremost thing, then whatever goes with the picked. */
function leads(option: Option, picked: string[]): string[] {
  const open = option.things.filter((thing) => !picked.includes(thing));
  return picked.length === 0 ? open.slice(0, 1) : open;
}

/** The things in gold. */
export function lit(options: Option[], picked: string[]): Set<string> {
  return new Set(matching(options, picked).flatMap((option) => leads(option, picked)));
}

/** The things in gold that lead to costly options alone. */
export function perils(options: Option[], picked: string[]): Set<string> {
  const fitting = matching(options, picked);
  const harmless = lit(
    fitting.filter((option) => !option.warning),
    picked,
  );
  return new Set([...lit(fitting, picked)].filter((thing) => !harmless.has(thing)));
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

/** Costly answers stand apart from the harmless ones, behind them; before them what is seldom wanted. */
export function costlyLast(options: Option[], asides?: ReadonlySet<Verb>): Option[] {
  const rank = ({ warning, verb }: Option): number => (warning ? 2 : asides?.has(verb) ? 1 : 0);
  return [...options].sort((one, other) => rank(one) - rank(other));
}

/** What the prompt bar lists: options on no thing, a few on things, and what the picked can do. */
export function listed(options: Option[], picked: string[], few = FEW): Option[] {
  const fitting = matching(options, picked);
  if (picked.length > 0) {
    const decided = fitting.filter((option) =>
      option.things.every((thing) => picked.includes(thing)),
    );
    return fitting.length <= few ? fitting : decided;
  }
  const free = fitting.filter((option) => option.things.length === 0);
  return fitting.length <= few + free.length ? fitting : free;
}

/** Options that no click on things can tell apart (two effects of one card): only words can. */
export function alike(options: Option[]): Option[] {
  const place = (option: Option): string => option.things.join(" ");
  return options.filter((option) =>
    options.some((other) => other !== option && place(other) === place(option)),
  );
}

/** Options to which nothing leads that is drawn anywhere: whatever else happens, words must offer them. */
export function stranded(
  options: Option[],
  picked: string[],
  drawn: (thing: string) => boolean,
): Option[] {
  return matching(options, picked).filter((option) => {
    const next = leads(option, picked);
    return next.length > 0 && !next.some(drawn);
  });
}

/** Options whose foremost thing lies nowhere in sight: they are laid out to choose from. */
export function outOfSight(options: Option[], seen: (thing: string) => boolean): Option[] {
  return options.filter((option) => {
    const [first] = option.things;
    return first !== undefined && !seen(first);
  });
}

/** What is laid out in the tray, if nothing else on the table can be clicked and there is a choice. */
export function laidOut(options: Option[], picked: string[], hidden: Option[]): Option[] {
  const onThings = options.filter((option) => option.things.length > 0);
  if (picked.length > 0 || hidden.length < onThings.length) return [];
  const unclear = alike(hidden);
  const laid = hidden.filter((option) => !unclear.includes(option));
  return new Set(laid.map((option) => option.things[0])).size > 1 ? laid : [];
}

/** What is in sight, what lies in the tray, what is drawn at this moment, and how much the bar holds. */
export interface Sight {
  hidden: Option[];
  laid: Option[];
  drawn: (thing: string) => boolean;
  few?: number;
  /** Verbs that are always put into words, wherever they sit. */
  told?: ReadonlySet<Verb>;
}

/** What the prompt bar says in the end: with the things in gold it leads to every option. */
export function offered(options: Option[], picked: string[], sight: Sight): Option[] {
  const usual = listed(options, picked, sight.few).filter((option) => !sight.laid.includes(option));
  const needed = [...alike(sight.hidden), ...stranded(options, picked, sight.drawn)];
  return matching(options, picked).filter(
    (option) =>
      usual.includes(option) || needed.includes(option) || sight.told?.has(option.verb) === true,
  );
}
