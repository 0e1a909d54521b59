/** What somebody who comes back finds: the newest thing to go on with, and all others. */

import type { CampaignSummary, MyTable } from "../protocol";

/** A table, a campaign, or a campaign with the table at which it is being played. */
export interface Left {
  id: string;
  table?: MyTable;
  campaign?: CampaignSummary;
  /** When somebody last did something there, in seconds. */
  changed: number;
  turn: boolean;
}

export const isOver = ({ table }: MyTable): boolean =>
  table.state === "finished" || table.state === "stopped";

/** Everything that can be gone on with: first where it is our turn, then the newest. */
export function left(tables: MyTable[], campaigns: CampaignSummary[], hidden: string[]): Left[] {
  const going = tables.filter((mine) => !isOver(mine));
  const found: Left[] = campaigns.map((campaign) => {
    const table = going.find((mine) => mine.table.table === campaign.table);
    return {
      id: campaign.campaign,
      campaign,
      ...(table ? { table } : {}),
      changed: Math.max(campaign.changed, table?.table.changed ?? 0),
      turn: table?.your_turn ?? false,
    };
  });
  const inCampaigns = new Set(campaigns.map(({ table }) => table));
  for (const table of going) {
    if (inCampaigns.has(table.table.table)) continue;
    const { table: id, changed } = table.table;
    found.push({ id, table, changed, turn: table.your_turn });
  }
  return found
    .filter(({ id }) => !hidden.includes(id))
    .sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}

function rank({ turn, campaign }: Left): number {
  if (turn) return 0;
  return campaign?.over ? 2 : 1;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago that was, in the words of a language. */
export function ago(then: number, now: number, language: string): string {
  const said = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const gone = Math.max(0, now - then);
  if (gone < HOUR) return said.format(-Math.floor(gone / MINUTE), "minute");
  if (gone < DAY) return said.format(-Math.floor(gone / HOUR), "hour");
  return said.format(-Math.floor(gone / DAY), "day");
}
