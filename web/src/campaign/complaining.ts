/** What the server refuses, said in the words of campaigns. */

import { Refused } from "../net/api";
import { toasts } from "../table/toasts.svelte";
import { t, words } from "../words/language.svelte";

export function complain(fault: unknown): void {
  const code = fault instanceof Refused ? fault.code : "internal";
  const own = `campaign-error-${code}`;
  toasts.say(t(words.texts.has(own) ? own : `error-${code}`), "fault");
}
