/** What lies in a view, by the ids that options use. */

import { isNumber, isStruct, type Struct } from "./sheet";

/** Every value of a view with its field; those of a list have the list's. */
function* values(value: unknown, field = ""): Generator<[field: string, value: unknown]> {
  yield [field, value];
  if (Array.isArray(value)) for (const each of value) yield* values(each, field);
  else if (isStruct(value))
    for (const [name, each] of Object.entries(value)) yield* values(each, name);
}

/** The struct that is this thing. */
export function structOf(view: unknown, thing: string): Struct | undefined {
  for (const [, value] of values(view)) if (isStruct(value) && value["id"] === thing) return value;
  return undefined;
}

const numberIn = (thing: string): number => Number(thing.slice(thing.indexOf(":") + 1));

/** Is the thing named in the view, or is a number there that may stand for it? */
export function liesIn(view: unknown, thing: string): boolean {
  if (thing.startsWith("seat:")) return true;
  const number = numberIn(thing);
  for (const [, value] of values(view)) if (value === thing) return true;
  return [...numberLists(view).values()].some((numbers) => numbers.has(number));
}

/** All numbers in lists, by the fields of these. Where one stands twice they are counts, not names. */
function numberLists(view: unknown): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  const counts = new Set<string>();
  for (const [field, value] of values(view)) {
    if (!Array.isArray(value) || !value.every(isNumber)) continue;
    if (new Set(value).size < value.length) counts.add(field);
    found.set(field, new Set([...(found.get(field) ?? []), ...value]));
  }
  return new Map([...found].filter(([field]) => !counts.has(field)));
}

/** A list that holds every number which options of one kind name: it holds things of that kind. */
export function kindsIn(view: unknown, things: string[]): Map<string, string> {
  const found = new Map<string, string>();
  const lists = numberLists(view);
  for (const kind of new Set(things.map((thing) => thing.split(":")[0] ?? ""))) {
    if (kind === "seat") continue;
    const numbers = things.filter((each) => each.startsWith(`${kind}:`)).map(numberIn);
    const fits = [...lists].find(([, held]) => numbers.every((each) => held.has(each)));
    if (fits && numbers.length > 0) found.set(fits[0], kind);
  }
  return found;
}
