/** Texts by key, from Fluent sources. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../protocol";
import { humanised } from "./humanised";
import { slug } from "./slug";

export type Arguments = Record<string, FluentVariable>;

export class Texts {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  /** Of two texts with one key the later one counts. */
  constructor(language: Language, ...sources: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** The names of a text's attributes (grammatical cases, epithets). */
  attributes(key: string): string[] {
    return Object.keys(this.#bundle.getMessage(key)?.attributes ?? {});
  }

  /** The text; a key without one is shown as it is, so that a gap is seen and nothing breaks. */
  say(key: string, args: Arguments = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === null) return key;
    const faults: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, args, faults);
    for (const fault of faults) console.error(`the text ${key}: ${fault.message}`);
    return said;
  }

  /** The text of a game's own word; one without a text is read as it is written: Hand sizes. */
  name(kind: string, word: string): string {
    const key = `${kind}-${slug(word)}`;
    return this.has(key) ? this.say(key) : humanised(word);
  }

  #pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}
