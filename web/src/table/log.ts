/** The log of a table: events, each with the choice that led to it. */

import type { ToldEvent } from "../protocol";
import { inRole, isChoice, kindOf } from "../stage/acts";

/** What was heard after `since` is replaced: it has been taken back or is told anew. */
export function joined(log: ToldEvent[], since: number, events: ToldEvent[]): ToldEvent[] {
  return [...log.filter((event) => event.at <= since), ...events];
}

/** Of several who share a screen each reads what all were told, and what they alone were told. */
export const isToldTo = ({ only }: ToldEvent, seat: number): boolean =>
  only == null || only === seat;

export interface LogEntry {
  event: ToldEvent;
  /** Number in the log, stable while the log only grows. */
  place: number;
  /** With which line of the log it begins: a walk, or the same answer again, is told once. */
  first: ToldEvent;
  steps: number;
}

/** The lines of the log. `quiet`: events that another line says already. */
export function entries(log: ToldEvent[], quiet: (event: ToldEvent) => boolean): LogEntry[] {
  const found: LogEntry[] = [];
  /** The answer before was given again: what it led to stands for what it led to then. */
  let again = false;
  log.forEach((event, place) => {
    if (quiet(event) || (isMatterOfCourse(event) && followed(log, place, quiet))) return;
    const before = found.at(-1);
    const answer = answeredAlready(found, event);
    const replaced = again && before?.event.phrase.key === event.phrase.key;
    again = answer !== undefined;
    if (answer) found[found.length - 2] = { ...answer, event, steps: answer.steps + 1 };
    else if (replaced) found[found.length - 1] = { ...before, event, place };
    else if (before && goesOn(before.event, event)) {
      found[found.length - 1] = { ...before, event, place, steps: before.steps + 1 };
    } else found.push({ event, place, first: event, steps: 1 });
  });
  return found;
}

/** The line of the same answer to the question before, if it led to one line alone. */
function answeredAlready(found: LogEntry[], event: ToldEvent): LogEntry | undefined {
  const [answer, outcome] = found.slice(-2);
  if (!answer || !outcome || !isChoice(event) || isChoice(outcome.event)) return undefined;
  const said = ({ chooser, forced, phrase }: ToldEvent): string =>
    JSON.stringify([chooser, forced, phrase]);
  const next = event.at === outcome.event.at + 1;
  return next && isChoice(answer.event) && said(event) === said(answer.event) ? answer : undefined;
}

/** An answer that the table gave, as there was no other. */
const isMatterOfCourse = (event: ToldEvent): boolean => isChoice(event) && event.forced === true;

/** Did the choice lead to something that has a line of its own? */
function followed(log: ToldEvent[], place: number, quiet: (event: ToldEvent) => boolean): boolean {
  const next = log[place + 1];
  return next !== undefined && next.at === log[place]?.at && !quiet(next);
}

/** Is it one more step of the same walk, told in the same words? */
function goesOn(before: ToldEvent, event: ToldEvent): boolean {
  const walk = kindOf(before) === "walk" && kindOf(event) === "walk";
  const who = (each: ToldEvent): string => JSON.stringify(inRole(each, "who"));
  return walk && before.phrase.key === event.phrase.key && who(before) === who(event);
}
