/** What this browser has kept for reading without a connection. */

import type { Language } from "../protocol";
import { words, type Sources } from "../words/language.svelte";

export interface Readable {
  game: string;
  title: string;
}

const TEXTS: Sources = {
  en: () => import("../text/offline.en.ftl?raw"),
  ru: () => import("../text/offline.ru.ftl?raw"),
};
const CACHE = "questhall-read";
const RULES = /^\/api\/games\/([^/]+)\/rulebook\/([a-z]+)$/;

export const learnTexts = (): Promise<void> => words.learn(TEXTS);

/** The games of whose rulebooks there is a copy in this language. */
export async function readable(language: Language): Promise<Readable[]> {
  if (!("caches" in globalThis)) return [];
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => RULES.exec(new URL(url).pathname));
  const games = kept.flatMap((found) => (found?.[2] === language ? [found[1] ?? ""] : []));
  const titles = await titlesOf(cache);
  return games.map((game) => ({ game, title: titles[game]?.[language] ?? game }));
}

async function titlesOf(cache: Cache): Promise<Record<string, Partial<Record<Language, string>>>> {
  const games = await cache.match("/api/games");
  if (!games) return {};
  const told = (await games.json()) as {
    games: { id: string; titles?: Partial<Record<Language, string>> }[];
  };
  return Object.fromEntries(told.games.map(({ id, titles }) => [id, titles ?? {}]));
}
