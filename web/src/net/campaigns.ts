/** The HTTP calls about campaigns (docs/protocol.md). */

import type {
  CampaignPage,
  CampaignSummary,
  CampaignToken,
  Created,
  LinkNews,
  MyCampaigns,
  NewCampaign,
  Player,
  TableFacts,
} from "../protocol";
import { call, fileAt } from "./api";

const place = (id: string): string => `/campaigns/${encodeURIComponent(id)}`;

export const begin = (campaign: NewCampaign): Promise<CampaignToken> =>
  call("/campaigns", campaign);

/** Members see more of it. */
export const pageOf = (id: string, token: string): Promise<CampaignPage> =>
  call(place(id), undefined, token ? [token] : []);

export const tableFacts = (table: string): Promise<TableFacts> =>
  call(`/tables/${encodeURIComponent(table)}`);

export const myCampaigns = (tokens: string[]): Promise<CampaignSummary[]> =>
  call<MyCampaigns>("/campaigns/mine", { tokens }).then((answer) => answer.campaigns);

/** `invitation` is what follows on # in the link that a member has passed on. */
export const join = (id: string, name: string, invitation: string): Promise<CampaignToken> =>
  call(`${place(id)}/join`, { name, invitation });

/** Leave the group, or show somebody out of it. */
export const remove = (id: string, token: string, name: string): Promise<CampaignPage> =>
  call(`${place(id)}/remove`, { token, name });

export const rename = (id: string, token: string, name: string): Promise<CampaignPage> =>
  call(`${place(id)}/rename`, { token, name });

/** Without an offer the lost match is played once more. */
export const openLink = (
  id: string,
  token: string,
  players: Player[],
  offer: string | null,
): Promise<Created> => call(`${place(id)}/links`, { token, players, offer });

/** The same people go on, each with their character. `after`: the table at which they sit. */
export const goOn = (
  id: string,
  token: string,
  offer: string | null,
  after: string,
): Promise<Created> => call(`${place(id)}/links`, { token, offer, after });

/** What came of a match that is closed. */
export const newsOf = (id: string, link: number): Promise<LinkNews> =>
  call(`${place(id)}/links/${link}`);

/** Go on from a match that is over. */
export const close = (id: string, token: string, table: string): Promise<CampaignPage> =>
  call(`${place(id)}/close`, { token, table });

/** `seats`: tokens of seats at the table. */
export const abandon = (
  id: string,
  token: string,
  table: string,
  seats: string[],
): Promise<CampaignPage> => call(`${place(id)}/abandon`, { token, table, seats });

export const fork = (
  id: string,
  token: string,
  link: number,
  player: string,
): Promise<CampaignToken> => call(`${place(id)}/fork`, { token, link, player });

export const exportOf = (id: string, token: string): Promise<string> =>
  fileAt(`${place(id)}/export`, [token]);

/** `file` is the text of a campaign's file. */
export const importFile = (file: string, player: string): Promise<CampaignToken> =>
  call("/campaigns/import", `{"file":${file},"player":${JSON.stringify(player)}}`);

/** Is this the file of a campaign, and not the save of one game? */
export function isCampaign(file: string): boolean {
  try {
    const read: unknown = JSON.parse(file);
    return typeof read === "object" && read !== null && "questhall_campaign" in read;
  } catch {
    return false;
  }
}
