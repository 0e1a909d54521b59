/** The game as a file. */

import * as api from "../net/api";
import { tokensOf } from "../net/tokens";
import { t } from "../words/language.svelte";
import type { Session } from "./session.svelte";
import { toasts } from "./toasts.svelte";

export async function download(session: Session): Promise<void> {
  try {
    const save = await api.saveOf(session.table, tokensOf(session.table));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([save], { type: "application/json" }));
    link.download = `questhall-${session.facts?.game ?? "game"}-${session.table}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (fault) {
    toasts.say(t(`error-${fault instanceof api.Refused ? fault.code : "internal"}`), "fault");
  }
}
