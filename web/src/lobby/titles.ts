/** What games are called: ours by the interface's texts, others by their own. */

import { boxed } from "../games";
import type { GameFacts } from "../protocol";
import { humanised } from "../words/humanised";
import { t, words } from "../words/language.svelte";
import { slug } from "../words/slug";

export const textKey = (game: string): string => `game-${slug(game)}`;

/** In the language of the interface, else in the one that there is. */
function said(texts: Record<string, string> = {}): string | undefined {
  return texts[words.language] ?? Object.values(texts)[0];
}

export function titleOf(game: string, games: GameFacts[]): string {
  if (boxed(game)) return t(textKey(game));
  return said(games.find(({ id }) => id === game)?.titles) ?? humanised(game);
}

export const taglineOf = ({ taglines }: GameFacts): string => said(taglines) ?? "";

/** For how many a game is: 2–4. */
export function playersOf({ formats }: GameFacts): string {
  const counts = formats.flatMap(({ seats }) => seats);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  return fewest === most ? `${most}` : `${fewest}–${most}`;
}
