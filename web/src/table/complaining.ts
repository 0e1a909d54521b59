/** What the server refuses, said aloud. */

import { Refused } from "../net/api";
import { t } from "../words/language.svelte";
import { toasts } from "./toasts.svelte";

export function complaint(fault: unknown): string {
  const { code, seconds } = fault instanceof Refused ? fault : new Refused("internal", "");
  return t(`error-${code}`, { seconds });
}

export function complain(fault: unknown): void {
  toasts.say(complaint(fault), "fault");
}
