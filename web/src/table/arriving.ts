/** A second device comes with a code, which stands after # in the link. */

import { call } from "../net/api";
import { keepTokens } from "../net/tokens";
import type { Created } from "../protocol";
import { t } from "../words/language.svelte";
import { learnTexts } from "./comfort";
import { complain } from "./complaining";
import { toasts } from "./toasts.svelte";

export async function arriveWithCode(table: string): Promise<void> {
  const code = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  await learnTexts();
  try {
    const place = `/tables/${encodeURIComponent(table)}/continue`;
    keepTokens(await call<Created>(place, { code: decodeURIComponent(code) }));
    toasts.say(t("devices-arrived"));
  } catch (fault) {
    complain(fault);
  }
}
