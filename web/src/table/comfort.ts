/** Texts of what a table can do without: they are learned when somebody opens it. */

import { words, type Sources } from "../words/language.svelte";

const TEXTS: Sources = {
  en: () => import("../text/comfort.en.ftl?raw"),
  ru: () => import("../text/comfort.ru.ftl?raw"),
};

/** Of the last page. */
export const RESULT: Sources = {
  en: () => import("../text/result.en.ftl?raw"),
  ru: () => import("../text/result.ru.ftl?raw"),
};

export const learnTexts = (texts = TEXTS): Promise<void> => words.learn(texts);

/** A part of the table with its texts. */
export async function withTexts<Part>(part: Promise<Part>, texts = TEXTS): Promise<Part> {
  const [loaded] = await Promise.all([part, learnTexts(texts)]);
  return loaded;
}
