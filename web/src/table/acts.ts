/** What others did between two positions, one acting figure after the other. */

import type { PositionMessage, ToldEvent, ToldKey } from "../protocol";

/** Somebody acts: who (a seat, a figure), and all that came of it. */
export interface Act {
  actor: string;
  events: ToldEvent[];
}

export interface Eyes {
  /** The seats at this screen: they know what they did. */
  own: number[];
  /** Events with which the turn of the figure that they name begins. */
  turns: ReadonlySet<ToldKey>;
}

/** Who begins to act with this event, if anybody does. */
function beginner(event: ToldEvent, turns: ReadonlySet<ToldKey>): string | null {
  if (event.chooser !== undefined && event.chooser !== null) return `seat:${event.chooser}`;
  if (!turns.has(event.phrase.key)) return null;
  const named = Object.values(event.phrase.args).find((value) => typeof value === "object");
  return typeof named === "object" ? (named.thing ?? named.message) : event.phrase.key;
}

/** The acts in a row of events. What comes before anybody acts follows from what is known. */
export function actsIn(events: ToldEvent[], turns: ReadonlySet<ToldKey>): Act[] {
  const acts: Act[] = [];
  for (const event of events) {
    const actor = beginner(event, turns);
    const act = acts.at(-1);
    if (actor !== null && actor !== act?.actor) acts.push({ actor, events: [event] });
    else act?.events.push(event);
  }
  return acts;
}

/** The acts of others on the way to a position. A turn that only begins is no act yet. */
export function actsOfOthers(position: PositionMessage, eyes: Eyes): Act[] {
  const own = new Set(eyes.own.map((seat) => `seat:${seat}`));
  const acts = actsIn(position.events, eyes.turns);
  const last = acts.at(-1);
  if (last && last.events.every((event) => eyes.turns.has(event.phrase.key))) acts.pop();
  return acts.filter(({ actor }) => !own.has(actor));
}
