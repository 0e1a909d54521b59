/** The browser's own voice reads the page aloud. */

import type { Language } from "../../../protocol";

const TONGUES: Record<Language, string> = { en: "en-GB", ru: "ru-RU" };

/** A voice that a browser has, or nothing where it has none. */
function voiceOf(synthesis: SpeechSynthesis, language: Language): SpeechSynthesisVoice | null {
  const voices = synthesis.getVoices();
  return voices.find(({ lang }) => lang.toLowerCase().startsWith(language)) ?? null;
}

export class Speaker {
  speaking = $state(false);
  readonly able = "speechSynthesis" in window && "SpeechSynthesisUtterance" in window;

  /** One paragraph after the other, from the first on. */
  read(paragraphs: string[], language: Language): void {
    this.hush();
    if (!this.able || paragraphs.length === 0) return;
    this.speaking = true;
    const said = paragraphs.map((text) => this.#utterance(text, language));
    said.at(-1)?.addEventListener("end", () => (this.speaking = false));
    for (const each of said) {
      each.addEventListener("error", () => (this.speaking = false));
      speechSynthesis.speak(each);
    }
  }

  hush(): void {
    if (this.able) speechSynthesis.cancel();
    this.speaking = false;
  }

  #utterance(text: string, language: Language): SpeechSynthesisUtterance {
    const said = new SpeechSynthesisUtterance(text);
    said.lang = TONGUES[language];
    said.voice = voiceOf(speechSynthesis, language);
    return said;
  }
}
