/** Texts of what a table can do without: they are learned when somebody opens it. */

import { words, type Sources } from "../words/language.svelte";

const TEXTS: Sources = {
  en: () => import("../text/comfort.en.ftl?raw"),
  ru: () => import("../text/comfort.ru.ftl?raw"),
};

export const learnTexts = (): Promise<void> => words.learn(TEXTS);

/** A part of the table with its texts. */
export async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, learnTexts()]);
  return loaded;
}
