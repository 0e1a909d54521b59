/** What a campaign has been: its matches, the newest first. */

import type { CampaignPage, LinkFacts } from "../protocol";
import { t, words } from "../words/language.svelte";

const MILLISECONDS = 1000;

export const ICONS: Record<LinkFacts["fate"], string> = {
  open: "wait",
  won: "trophy",
  lost: "critical",
  abandoned: "resign",
};

/** The day on which it ended. */
export function dayOf({ begun, ended }: LinkFacts): string {
  const language = words.language === "en" ? "en-GB" : "ru";
  const said = new Intl.DateTimeFormat(language, { day: "numeric", month: "short" });
  return said.format(new Date((ended || begun) * MILLISECONDS));
}

export const whoSat = ({ players }: LinkFacts): string =>
  players.map((name) => name || t("bot-name")).join(", ");

export interface Line {
  link: LinkFacts;
  /** A copy of the campaign can go its own way after it. */
  forks: boolean;
  /** It was lost, and may be played once more. */
  again: boolean;
}

const closed = ({ fate }: LinkFacts): boolean => fate === "won" || fate === "lost";

/** Of several attempts a copy goes on from the last one that was played to its end. */
export function linesOf({ links, lost }: Pick<CampaignPage, "links" | "lost">): Line[] {
  const lines = links.map((link, place) => ({
    link,
    forks: closed(link) && !links.slice(place + 1).some((later) => replaces(later, link)),
    again: Boolean(lost) && place === links.length - 1,
  }));
  return lines.reverse();
}

const replaces = (later: LinkFacts, link: LinkFacts): boolean =>
  later.number === link.number && closed(later);
