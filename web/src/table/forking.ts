/** A new table from a point of this one. */

import * as api from "../net/api";
import { route, tablePath } from "../net/route.svelte";
import { keepTokens, tokensOf } from "../net/tokens";
import type { Player } from "../protocol";
import { t } from "../words/language.svelte";
import { complain } from "./complaining";
import type { Session } from "./session.svelte";

/** Own seats stay persons; who is not at this screen is played by a bot. */
function players(session: Session): Player[] {
  const seats = session.facts?.seats ?? [];
  const own = session.own.length > 0 ? session.own : [0];
  return seats.map((seat, number) =>
    own.includes(number)
      ? { kind: "person", name: seat.name || t("guest") }
      : { kind: "bot", name: seat.name, level: "normal" },
  );
}

export async function forkFrom(session: Session, at: number): Promise<void> {
  try {
    const created = await api.forkTable(
      session.table,
      at,
      players(session),
      tokensOf(session.table),
    );
    keepTokens(created);
    route.go(tablePath(created.table));
  } catch (fault) {
    complain(fault);
  }
}
