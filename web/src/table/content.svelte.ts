/** The texts and cards of a game, in the language of the interface. */

import * as api from "../net/api";
import { loadIcons } from "../look/paths.svelte";
import type { Face, GameBook, Language } from "../protocol";
import { NAMED } from "../words/phrases";
import { Texts } from "../words/texts";

export class GameContent {
  texts = $state.raw(new Texts("en"));
  faces = $state.raw(new Map<string, Face>());
  ready = $state(false);
  readonly game: string;
  /** What does not come with every table, by the names of its books. */
  #books = $state.raw(new Map<string, GameBook>());
  #ftl = "";
  #catalogue: Face[] = [];
  #slugs = new Map<string, Face>();

  constructor(game: string) {
    this.game = game;
  }

  async load(language: Language): Promise<void> {
    const [ftl, faces] = await Promise.all([
      api.gameTexts(this.game, language),
      api.catalogue(this.game, language),
      loadIcons(this.game),
    ]);
    this.#catalogue = faces;
    this.#ftl = ftl;
    this.#books = await this.#read(language, [...this.#books.keys()]);
    this.#say(language);
    this.ready = true;
  }

  /** A view needs texts that do not come with every table. */
  async learn(books: string[]): Promise<void> {
    const { language } = this.texts;
    const found = await this.#read(language, books);
    if (language !== this.texts.language) return;
    this.#books = new Map([...this.#books, ...found]);
    this.#say(language);
  }

  knows(books: string[]): boolean {
    return books.every((book) => this.#books.has(book));
  }

  async #read(language: Language, books: string[]): Promise<Map<string, GameBook>> {
    const read = books.map(
      async (book) => [book, await api.gameBook(this.game, language, book)] as const,
    );
    return new Map(await Promise.all(read));
  }

  #say(language: Language): void {
    const books = [...this.#books.values()];
    const faces = [...this.#catalogue, ...books.flatMap((book) => book.faces)];
    this.#slugs = new Map(faces.map((face) => [face.key.replaceAll("_", "-"), face]));
    this.faces = new Map(faces.map((face) => [face.key, face]));
    this.texts = new Texts(language, this.#ftl, ...books.map((book) => book.ftl), NAMED[language]);
  }

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.texts.say(key, args);
  }

  /** How a piece of content is called: `name("enemy", "orc_khan")`. */
  name(kind: string, key: string): string {
    return this.say(`${kind}-${key.replaceAll("_", "-")}`);
  }

  face(key: string): Face | undefined {
    return this.faces.get(key);
  }

  /** The card that a phrase names by its text: `card-fleet-street-razor`. */
  faceOf(message: string | undefined): Face | undefined {
    if (!message || !this.ready) return undefined;
    return this.#slugs.get(message.slice(message.indexOf("-") + 1));
  }
}
