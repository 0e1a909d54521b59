/** The texts about campaigns: they are learned where somebody looks at one. */

import { words, type Sources } from "../words/language.svelte";

const TEXTS: Sources = {
  en: () => import("../text/campaign.en.ftl?raw"),
  ru: () => import("../text/campaign.ru.ftl?raw"),
};

export const learnTexts = (): Promise<void> => words.learn(TEXTS);
