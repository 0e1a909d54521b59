/** The Blood Pool card of a player: it belongs to one of the player's decks. */

import type { GameContent } from "../../table/content.svelte";
import type { PlayerView } from "./view";

export function bloodPool(player: PlayerView, content: GameContent): string {
  for (const face of content.faces.values()) {
    if (face.kind === "blood_pool" && player.packs.includes(face.family)) return face.key;
  }
  return "";
}
