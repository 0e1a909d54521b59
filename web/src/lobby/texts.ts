/** The texts of the lobby: a table does without them. */

import { words, type Sources } from "../words/language.svelte";

const TEXTS: Sources = {
  en: () => import("../text/lobby.en.ftl?raw"),
  ru: () => import("../text/lobby.ru.ftl?raw"),
};

export const learnTexts = (): Promise<void> => words.learn(TEXTS);
