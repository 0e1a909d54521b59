/** What the log may leave out. */

import type { EventKey, ToldEvent, ToldKey, Verb } from "../../protocol";
import { isChoice } from "../../stage/acts";
import { split } from "../../words/splitting";

/** Choices of which the event after them says more. */
const TOLD: Verb[] = [
  ...split("basic strong sideways skill activate discard recruit disband step explore fly travel"),
  ...split("pay-token pay-crystal pay-die pay-endless take-die heal-hand heal-unit"),
  ...split("strike block interact plunder announce own-skill common-skill"),
];

/** Choices to go on: whatever comes next shows that they were made. */
const GOING_ON: Verb[] = ["end-movement", "no-action", "end-turn", "end-phase", "end-interaction"];
const WAITING: Verb[] = ["wait", "play-on"];

const CHOICES: ReadonlySet<ToldKey> = new Set([...TOLD, ...GOING_ON, ...WAITING]);

/** The Source shows what was rolled. */
const EVENTS: ReadonlySet<ToldKey> = new Set<EventKey>(["rerolls"]);

export function isQuiet(event: ToldEvent): boolean {
  return (isChoice(event) ? CHOICES : EVENTS).has(event.phrase.key);
}
