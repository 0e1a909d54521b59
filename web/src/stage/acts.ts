/** Acts: what happened, as the stage and the log read it. */

import type { ActKind, ArgumentValue, Named, ToldEvent } from "../protocol";

export type Role = "who" | "whom" | "place" | "by" | "amount";

/** Acts that nobody must miss: they are always on screen for their time. */
export const WEIGHTY: ReadonlySet<ActKind> = new Set<ActKind>([
  "strike",
  "roll",
  "flip",
  "hurt",
  "fall",
  "open",
  "moment",
]);

/** What takes part in an act in this role. */
export function inRole(event: ToldEvent, role: Role): ArgumentValue | undefined {
  const argument = event.roles?.[role];
  return argument === undefined ? undefined : event.phrase.args[argument];
}

export function named(event: ToldEvent, role: Role): Named | undefined {
  const found = inRole(event, role);
  return typeof found === "object" ? found : undefined;
}

/** The thing on the table that takes part in this role; nothing if there is none. */
export function thingIn(event: ToldEvent, role: Role): string {
  const found = inRole(event, role);
  if (typeof found === "object") return found.thing ?? "";
  return "";
}

export function amountOf(event: ToldEvent): number | undefined {
  const found = inRole(event, "amount");
  return typeof found === "number" ? found : undefined;
}

export function isChoice(event: ToldEvent): boolean {
  return event.chooser !== undefined && event.chooser !== null;
}

export const kindOf = (event: ToldEvent): ActKind => event.kind ?? "note";
