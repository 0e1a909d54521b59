/** What a campaign has been: its matches, the newest first. */

import type { CampaignPage, LinkFacts } from "../protocol";

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
