/** The log of a table: events, each with the choice that led to it. */

import type { ToldEvent } from "../protocol";

/** What was heard after `since` is replaced: it has been taken back or is told anew. */
export function joined(log: ToldEvent[], since: number, events: ToldEvent[]): ToldEvent[] {
  return [...log.filter((event) => event.at <= since), ...events];
}

export function isChoice(event: ToldEvent): boolean {
  return event.chooser !== undefined && event.chooser !== null;
}

/** Is this event only the shadow of the choice before it ("plays X" after "play X")? */
export interface LogEntry {
  event: ToldEvent;
  /** Number in the log, stable while the log only grows. */
  place: number;
}

export function entries(log: ToldEvent[], quiet: (event: ToldEvent) => boolean): LogEntry[] {
  return log.map((event, place) => ({ event, place })).filter(({ event }) => !quiet(event));
}
