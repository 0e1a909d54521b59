/** Texts of the story as they are read: an entry has a name and a text, what follows has only a text. */

import type { GameContent } from "../../../table/content.svelte";

export interface Passage {
  key: string;
  title: string;
  text: string;
  /** What the company has chosen to do. */
  isAnswer: boolean;
  /** As it is read aloud. */
  said: string;
}

export function passageOf(content: GameContent, key: string, answers: Set<string>): Passage {
  const told = `${key}.text`;
  const isEntry = content.texts.has(told);
  const title = isEntry ? content.say(key) : "";
  const text = content.read(isEntry ? told : key);
  const said = title ? `${title}. ${text}` : text;
  return { key, title, text, isAnswer: answers.has(key), said };
}
