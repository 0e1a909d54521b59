/** What the log may leave out. */

import type { ToldEvent } from "../../protocol";
import { isChoice } from "../../table/log";

/** Choices of which the event after them says more. */
const TOLD = [
  ..."basic strong sideways skill activate discard recruit disband step explore fly travel".split(
    " ",
  ),
  ..."pay-token pay-crystal pay-die pay-endless take-die heal-hand heal-unit".split(" "),
  ..."strike block interact plunder announce own-skill common-skill".split(" "),
];

/** Choices to go on: whatever comes next shows that they were made. */
const GOING_ON = ["end-movement", "no-action", "end-turn", "end-phase", "end-interaction"];
const WAITING = ["wait", "play-on"];

const CHOICES = new Set([...TOLD, ...GOING_ON, ...WAITING]);

/** The Source shows what was rolled. */
const EVENTS = new Set(["rerolls"]);

export function isQuiet(event: ToldEvent): boolean {
  return (isChoice(event) ? CHOICES : EVENTS).has(event.phrase.key);
}
