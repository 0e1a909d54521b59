/** What the page of a campaign needs to know of a game in order to show it. */

import type { Component } from "svelte";
import type { LinkFacts, OfferFacts } from "../protocol";
import type { GameContent } from "../table/content.svelte";
import type { Sources } from "../words/language.svelte";

/** A line about an offer: its aim, who waits there. */
export interface OfferNote {
  icon: string;
  text: string;
}

/** What can be played, or was. */
export type About = Pick<OfferFacts, "key" | "phrase">;

/** A match that was played, as what was offered then. */
export const aboutLink = ({ offer, phrase }: LinkFacts): About => ({
  key: offer,
  phrase: phrase ?? { key: "" as About["phrase"]["key"], args: {} },
});

/** `View` is the game's own page of a campaign, as the server's own types say. */
export interface CampaignLayout<View = unknown> {
  /** Map or book, and the party. It asks for the campaign with `useGroup`. Without one what is next
   * has the whole width. */
  Page?: Component;
  /** Beside it, below what is next. */
  Aside?: Component;
  /** Texts that only this page needs. */
  texts?: Sources;
  /** The picture of an offer: an icon of the game, and the family of its colours. */
  picture?(view: View, about: About): { icon: string; family: string };
  notes?(view: View, offer: OfferFacts, content: GameContent): OfferNote[];
  /** Does it take as long as the game says? A town or a camp does not. */
  long?(offer: OfferFacts): boolean;
  /** Offers that the game's own part of the page leads to: they are not listed as well. */
  elsewhere?(offer: OfferFacts): boolean;
  /** The keys of what can be played in the same place, by those who want less of it. */
  besides?(offer: OfferFacts): string[];
}
