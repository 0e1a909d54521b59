/** The language of the interface, and its texts. */

import type { Language } from "../protocol";
import { remembered, remember } from "../net/memory";
import { Texts, type Arguments } from "./texts";

/** Texts by language, loaded when they are needed. */
export type Sources = Record<Language, () => Promise<{ default: string }>>;

const SOURCES: Sources = {
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
  /** The interface's own texts, and those of the games that were opened. */
  #sources: Sources[] = [SOURCES];

  get language(): Language {
    return this.texts.language;
  }

  async speak(language: Language): Promise<void> {
    const loaded = await Promise.all(this.#sources.map((source) => source[language]()));
    this.texts = new Texts(language, ...loaded.map((source) => source.default));
    this.ready = true;
    document.documentElement.lang = language;
    remember("language", language);
  }

  /** A game brings texts of its own. */
  async learn(source: Sources): Promise<void> {
    if (this.#sources.includes(source)) return;
    this.#sources.push(source);
    await this.speak(this.language);
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
