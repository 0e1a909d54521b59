/** Lines of the lobby that this browser does not show any more. */

import { remember, remembered } from "../net/memory";

const PLACE = "hidden";
const MOST = 500;

export function hiddenLines(): string[] {
  const kept = remembered(PLACE) ?? "";
  return kept ? kept.split(" ") : [];
}

export function hide(id: string): string[] {
  const lines = [...hiddenLines().filter((each) => each !== id), id].slice(-MOST);
  remember(PLACE, lines.join(" "));
  return lines;
}

export function showAgain(): string[] {
  remember(PLACE, "");
  return [];
}
