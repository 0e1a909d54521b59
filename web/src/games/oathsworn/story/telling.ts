/** What was read and what happened since the company last decided, as the log tells it. */

import type { ArgumentValue, EventKey, ToldEvent, ToldKey, Verb } from "../../../protocol";
import { split } from "../../../words/splitting";

/** Decisions with which the story goes on. */
const TURNS: ReadonlySet<ToldKey> = new Set<Verb>(["answer", "go-to"]);
/** What the page, the map and the cards show anyway. */
const SHOWN: ReadonlySet<ToldKey> = new Set<EventKey>(
  split("told visited drew map-placed event time-passes"),
);

export interface Since {
  /** The texts that were read, by their keys, in this order. */
  read: string[];
  /** What else happened: what was gained, lost, drawn. */
  happened: ToldEvent[];
}

const messageOf = (value: ArgumentValue | undefined): string =>
  typeof value === "object" ? value.message : "";

export const isChoice = ({ chooser }: ToldEvent): boolean => chooser != null;

/** All since the last answer or way that was chosen. */
export function sinceTheTurn(log: ToldEvent[]): Since {
  const turn = log.map((event) => isChoice(event) && TURNS.has(event.phrase.key)).lastIndexOf(true);
  const events = log.slice(turn + 1).filter((event) => !isChoice(event));
  /** A new map is looked at, not read out place by place. */
  const newMap = events.some(({ phrase }) => phrase.key === "map-placed");
  const isShown = ({ phrase: { key } }: ToldEvent): boolean =>
    SHOWN.has(key) || (newMap && key === "location-placed");
  return {
    read: events
      .filter(({ phrase }) => phrase.key === "told")
      .map(({ phrase }) => messageOf(phrase.args["beat"])),
    happened: events.filter((event) => !isShown(event)),
  };
}

/** The answers that were chosen, by the keys of their texts. */
export function answersOf(log: ToldEvent[]): Set<string> {
  const chosen = log.filter((event) => isChoice(event) && event.phrase.key === "answer");
  return new Set(chosen.map(({ phrase }) => messageOf(phrase.args["beat"])));
}

/** The same for several Oathsworn is told once. */
export interface Telling {
  event: ToldEvent;
  count: number;
}

function sameButWho({ phrase }: ToldEvent): string {
  const { oathsworn: _, ...rest } = phrase.args;
  return JSON.stringify([phrase.key, rest]);
}

export function toldOnce(events: ToldEvent[]): Telling[] {
  const found = new Map<string, Telling[]>();
  for (const event of events) {
    const same = found.get(sameButWho(event)) ?? [];
    const who = JSON.stringify(event.phrase.args["oathsworn"]);
    const told = same.some((each) => JSON.stringify(each.event.phrase.args["oathsworn"]) === who);
    found.set(sameButWho(event), told ? same : [...same, { event, count: 1 }]);
  }
  return [...found.values()].flatMap((same) => {
    const [first] = same;
    return first && same.length > 2 ? [{ event: first.event, count: same.length }] : same;
  });
}
