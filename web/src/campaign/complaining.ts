/** What the server refuses, said in the words of campaigns where they have their own. */

import { Refused } from "../net/api";
import { complain as complainAsEver } from "../table/complaining";
import { toasts } from "../table/toasts.svelte";
import { t, words } from "../words/language.svelte";

export function complain(fault: unknown): void {
  const own = fault instanceof Refused ? `campaign-error-${fault.code}` : "";
  if (words.texts.has(own)) toasts.say(t(own), "fault");
  else complainAsEver(fault);
}
