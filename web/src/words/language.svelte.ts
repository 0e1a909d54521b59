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
  #wanted: Language = "en";
  #newest: Promise<Texts> | null = null;
  #learning: Promise<void> = Promise.resolve();

  get language(): Language {
    return this.texts.language;
  }

  /** Several may ask at once, and who asks later may be answered first: the newest wish counts. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const asked = this.#load(language);
    this.#newest = asked;
    await asked;
    const texts = await this.#newest;
    if (texts === this.texts) return;
    this.texts = texts;
    this.ready = true;
    document.documentElement.lang = texts.language;
    remember("language", texts.language);
  }

  async #load(language: Language): Promise<Texts> {
    const loaded = await Promise.all(this.#sources.map((source) => source[language]()));
    return new Texts(language, ...loaded.map((source) => source.default));
  }

  /** A game brings texts of its own. */
  async learn(source: Sources): Promise<void> {
    if (!this.#sources.includes(source)) {
      this.#sources.push(source);
      this.#learning = this.speak(this.#wanted);
    }
    await this.#learning;
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

/** What somebody said in several languages: in that of the interface, or in the first there is. */
export function inLanguage(said: Record<string, string>): string {
  return said[words.language] ?? Object.values(said)[0] ?? "";
}
