/** What a table or a campaign in the lobby is about, in the words of its game. */

import { pageOf } from "../net/campaigns";
import { membershipOf } from "../net/memberships";
import * as api from "../net/api";
import type { CampaignPage, GameFacts, Language, TableFacts } from "../protocol";
import { plain, readOffer } from "../words/phrases";
import { slug } from "../words/slug";
import { Texts } from "../words/texts";
import type { Left } from "./returning";

export class About {
  #texts = $state.raw<Texts | null>(null);
  #page = $state.raw<CampaignPage | null>(null);

  /** Texts of a game are read only for what stands foremost. */
  async learn({ table, campaign }: Left, language: Language): Promise<void> {
    const game = table?.table.game ?? campaign?.game ?? "";
    const token = campaign ? (membershipOf(campaign.campaign)?.token ?? "") : "";
    const [ftl, page] = await Promise.all([
      api.gameTexts(game, language),
      campaign ? pageOf(campaign.campaign, token) : null,
    ]);
    this.#texts = new Texts(language, ftl);
    this.#page = page;
  }

  /** Scenario, quest or chapter. */
  title({ table }: Left, games: GameFacts[]): string {
    const texts = this.#texts;
    if (!texts) return "";
    const open = this.#page?.links.at(-1);
    const phrase = open?.fate === "open" ? open.phrase : this.#page?.offers[0]?.phrase;
    if (phrase) return plain(readOffer(texts, phrase));
    return table ? chosen(table.table, games, texts) : "";
  }

  /** The characters that the seats at this screen lead. */
  heroes({ table }: Left): string {
    const texts = this.#texts;
    const leads = this.#page?.leads?.[String(table?.table.seats.length ?? this.#page.seats)] ?? [];
    if (!texts) return "";
    const own = table ? leads.filter((_, seat) => table.seats.includes(seat)) : leads;
    return own
      .flat()
      .map(({ message }) => texts.say(message))
      .join(", ");
  }
}

/** The first of what the players have agreed on: the scenario, where a game has several. */
function chosen(table: TableFacts, games: GameFacts[], texts: Texts): string {
  const options = games.find(({ id }) => id === table.game)?.options ?? [];
  const main = options.find((each) => each.main && each.name in table.options);
  const value = main && table.options[main.name];
  if (!main || typeof value === "boolean" || value === undefined)
    return texts.name("format", table.format);
  return texts.name(`table-option-${slug(main.name)}`, String(value));
}
