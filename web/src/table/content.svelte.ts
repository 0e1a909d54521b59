/** The texts and cards of a game, in the language of the interface. */

import * as api from "../net/api";
import { loadIcons } from "../look/paths.svelte";
import type { Face, GameBook, Language } from "../protocol";
import { NAMED } from "../words/phrases";
import { Texts } from "../words/texts";
import { slug } from "../words/slug";

/** So many books are read in one call. */
const AT_ONCE = 50;

export class GameContent {
  texts = $state.raw(new Texts("en"));
  faces = $state.raw(new Map<string, Face>());
  ready = $state(false);
  readonly game: string;
  /** The names of books that were read: what they say does not come with every table. */
  #known = $state.raw(new Set<string>());
  /** Those that could not be fetched: nobody waits for them, and they are asked for again. */
  #missing = $state.raw(new Set<string>());
  #books: GameBook[] = [];
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
    const known = this.#known;
    this.#books = await this.#read(language, [...known]);
    this.#known = new Set(known);
    this.#say(language);
    this.ready = true;
  }

  /** A view needs texts that do not come with every table. */
  async learn(books: string[]): Promise<void> {
    const { language } = this.texts;
    const unknown = books.filter((book) => !this.#known.has(book));
    if (unknown.length === 0) return;
    let found: GameBook[];
    try {
      found = await this.#read(language, unknown);
    } catch {
      this.#missing = new Set([...this.#missing, ...unknown]);
      return;
    }
    if (language !== this.texts.language) return;
    this.#books = [...this.#books, ...found];
    this.#known = new Set([...this.#known, ...unknown]);
    this.#say(language);
  }

  knows(books: string[]): boolean {
    return books.every((book) => this.#known.has(book) || this.#missing.has(book));
  }

  #read(language: Language, books: string[]): Promise<GameBook[]> {
    const calls: Promise<GameBook>[] = [];
    for (let first = 0; first < books.length; first += AT_ONCE) {
      calls.push(api.gameBooks(this.game, language, books.slice(first, first + AT_ONCE)));
    }
    return Promise.all(calls);
  }

  #say(language: Language): void {
    const books = this.#books;
    const faces = [...this.#catalogue, ...books.flatMap((book) => book.faces)];
    this.#slugs = new Map(faces.map((face) => [slug(face.key), face]));
    this.faces = new Map(faces.map((face) => [face.key, face]));
    this.texts = new Texts(language, this.#ftl, ...books.map((book) => book.ftl), NAMED[language]);
  }

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.texts.say(key, args);
  }

  /** A text of a book; nothing while the book is on its way. */
  read(key: string): string {
    return this.texts.has(key) ? this.say(key) : "";
  }

  /** How a piece of content is called: `name("enemy", "orc_khan")`. */
  name(kind: string, key: string): string {
    return this.say(`${kind}-${slug(key)}`);
  }

  /** What the game is called. */
  get title(): string {
    return this.texts.name("game", this.game);
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
