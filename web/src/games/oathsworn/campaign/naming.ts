/** What characters of a campaign are called. */

import type { GameContent } from "../../../table/content.svelte";
import type { CharacterView } from "./view";

export const characterName = (content: GameContent, { kind, companion }: CharacterView): string =>
  content.name(companion ? "companion" : "class", kind);
