/** What Oathsworn are called. */

import type { GameContent } from "../../../table/content.svelte";
import type { MemberView } from "./view";

/** By the class, or that of the Oathsworn whose companion it is; before a class is chosen by a number. */
export function nameOf(content: GameContent, member: MemberView): string {
  const { kind, companion, place } = member;
  if (!kind) return `${content.say("figure-oathsworn")} ${place + 1}`;
  return content.name(companion ? "companion" : "class", kind);
}
