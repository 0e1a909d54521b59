/** The texts of the pages on which one reads without a table. */

import { words, type Sources } from "../words/language.svelte";

const TEXTS: Sources = {
  en: () => import("../text/reading.en.ftl?raw"),
  ru: () => import("../text/reading.ru.ftl?raw"),
};

export const learnTexts = (): Promise<void> => words.learn(TEXTS);
