/** The language of the interface, and its texts. */

import type { Language } from "../protocol";
import { remembered, remember } from "../net/memory";
import { Texts, type Arguments } from "./texts";

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../text/en.ftl?raw"),
  ru: () => import("../text/ru.ftl?raw"),
};

function firstLanguage(): Language {
  const stored = remembered("language");
  if (stored === "en" || stored === "ru") return stored;
  return navigator.languages.some((each) => each.toLowerCase().startsWith("ru")) ? "ru" : "en";
}

class Words {
  texts = $state.raw(new Texts("en"));
  ready = $state(false);

  get language(): Language {
    return this.texts.language;
  }

  async speak(language: Language): Promise<void> {
    const source = await SOURCES[language]();
    this.texts = new Texts(language, source.default);
    this.ready = true;
    document.documentElement.lang = language;
    remember("language", language);
  }

  start(): Promise<void> {
    return this.speak(firstLanguage());
  }
}

export const words = new Words();

/** A text of the interface. */
export function t(key: string, args: Arguments = {}): string {
  return words.texts.say(key, args);
}
