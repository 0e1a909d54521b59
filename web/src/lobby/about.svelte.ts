/** What a table or a campaign is about, in the words of its game. */

import { pageOf } from "../net/campaigns";
import { membershipOf } from "../net/memberships";
import * as api from "../net/api";
import type { CampaignPage, GameFacts, Language, TableFacts } from "../protocol";
import { plain, readOffer } from "../words/phrases";
import { slug } from "../words/slug";
import { Texts } from "../words/texts";

/** The texts of games that were asked for, by game and language: several lines are about one game. */
const read = new Map<string, Promise<Texts>>();

function textsOf(game: string, language: Language): Promise<Texts> {
  const key = `${game} ${language}`;
  const known = read.get(key);
  if (known) return known;
  const asked = api.gameTexts(game, language).then((ftl) => new Texts(language, ftl));
  read.set(key, asked);
  asked.catch(() => read.delete(key)); // it may be asked for again
  return asked;
}

export class About {
  #texts = $state.raw<Texts | null>(null);
  #page = $state.raw<CampaignPage | null>(null);

  /** Texts of a game are read only where they tell one line from another. */
  async learn(game: string, campaign: string, language: Language): Promise<void> {
    const token = membershipOf(campaign)?.token ?? "";
    const [texts, page] = await Promise.all([
      textsOf(game, language),
      campaign ? pageOf(campaign, token) : null,
    ]);
    this.#texts = texts;
    this.#page = page;
  }

  /** Scenario, quest or chapter. */
  title(table: TableFacts | undefined, games: GameFacts[]): string {
    const texts = this.#texts;
    if (!texts) return "";
    const open = this.#page?.links.at(-1);
    const phrase = open?.fate === "open" ? open.phrase : this.#page?.offers[0]?.phrase;
    if (phrase) return plain(readOffer(texts, phrase));
    return table ? chosen(table, games, texts) : "";
  }

  /** The characters that each seat leads. */
  leads(count: number | undefined): string[] {
    const texts = this.#texts;
    const leads = this.#page?.leads?.[String(count ?? this.#page.seats)] ?? [];
    if (!texts) return [];
    return leads.map((names) => names.map(({ message }) => texts.say(message)).join(", "));
  }
}

/** Fewer choices are no list of scenarios, but a way to play. */
const FEWEST_SCENARIOS = 5;

/** The option with which players choose the scenario, where a game has several. */
export function mainOption(
  { game, options: agreed }: Pick<TableFacts, "game" | "options">,
  games: GameFacts[],
): string {
  const options = games.find(({ id }) => id === game)?.options ?? [];
  const main = options.find(
    ({ main, name, choices }) => main && choices.length >= FEWEST_SCENARIOS && name in agreed,
  );
  return main?.name ?? "";
}

/** The first of what the players have agreed on. */
function chosen(table: TableFacts, games: GameFacts[], texts: Texts): string {
  const main = mainOption(table, games);
  const value = table.options[main];
  if (typeof value === "boolean" || value === undefined) return texts.name("format", table.format);
  return texts.name(`table-option-${slug(main)}`, String(value));
}
