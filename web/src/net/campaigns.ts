/** The HTTP calls about campaigns (docs/protocol.md). */

import type {
  CampaignPage,
  CampaignSummary,
  CampaignToken,
  Created,
  MyCampaigns,
  NewCampaign,
  Player,
  TableFacts,
} from "../protocol";
import { call, fileAt } from "./api";

const place = (id: string): string => `/campaigns/${encodeURIComponent(id)}`;

export const begin = (campaign: NewCampaign): Promise<CampaignToken> =>
  call("/campaigns", campaign);

export const pageOf = (id: string): Promise<CampaignPage> => call(place(id));

export const tableFacts = (table: string): Promise<TableFacts> =>
  call(`/tables/${encodeURIComponent(table)}`);

export const myCampaigns = (tokens: string[]): Promise<CampaignSummary[]> =>
  call<MyCampaigns>("/campaigns/mine", { tokens }).then((answer) => answer.campaigns);

export const join = (id: string, name: string): Promise<CampaignToken> =>
  call(`${place(id)}/join`, { name });

export const rename = (id: string, token: string, name: string): Promise<CampaignPage> =>
  call(`${place(id)}/rename`, { token, name });

/** Without an offer the lost match is played once more. */
export const openLink = (
  id: string,
  token: string,
  players: Player[],
  offer: string | null,
): Promise<Created> => call(`${place(id)}/links`, { token, players, offer });

export const abandon = (id: string, token: string, table: string): Promise<CampaignPage> =>
  call(`${place(id)}/abandon`, { token, table });

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
