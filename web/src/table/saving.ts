/** The game as a file. */

import * as api from "../net/api";
import { tokensOf } from "../net/tokens";
import { complain } from "./complaining";
import type { Session } from "./session.svelte";

/** Let the browser keep a text as a file. */
export function keepFile(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function download(session: Session): Promise<void> {
  try {
    const save = await api.saveOf(session.table, tokensOf(session.table));
    keepFile(save, `questhall-${session.facts?.game ?? "game"}-${session.table}.json`);
  } catch (fault) {
    complain(fault);
  }
}
