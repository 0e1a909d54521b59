/** Laying a table: the sensible defaults, and what is sent to the server. */

import * as api from "../net/api";
import { route, tablePath } from "../net/route.svelte";
import { keepTokens } from "../net/tokens";
import type { GameFacts, NewTable, Player } from "../protocol";
import { complain } from "../table/complaining";

/** You against (or with) normal bots. */
export function defaultPlayers(seats: number, name: string): Player[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: "person", name } : { kind: "bot", level: "normal" },
  );
}

/** Can the game be learned by playing? */
export function teaches(game: GameFacts): boolean {
  return game.options.some((option) => option.name === "tutorial");
}

export async function lay(table: NewTable): Promise<void> {
  await opened(() => api.createTable(table));
}

/** Make a table and go there; a refusal is said aloud. */
export async function opened(make: () => ReturnType<typeof api.createTable>): Promise<void> {
  try {
    const created = await make();
    keepTokens(created);
    route.go(tablePath(created.table));
  } catch (fault) {
    complain(fault);
  }
}
