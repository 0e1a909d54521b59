/** The campaigns to whose groups this browser belongs. */

import type { CampaignToken, Player } from "../protocol";
import { remember, remembered } from "./memory";

/** The right to go on with a campaign, and under which name. */
export interface Membership {
  token: string;
  name: string;
  /** Who sat where the last time that a match was opened from here. */
  players?: Player[];
}

const PLACE = "campaigns";

function all(): Record<string, Membership> {
  try {
    const stored: unknown = JSON.parse(remembered(PLACE) ?? "{}");
    return typeof stored === "object" && stored !== null
      ? (stored as Record<string, Membership>)
      : {};
  } catch {
    return {};
  }
}

export const membershipOf = (campaign: string): Membership | null => all()[campaign] ?? null;

export function keepMembership({ campaign, token, name }: CampaignToken): void {
  remember(PLACE, JSON.stringify({ ...all(), [campaign]: { token, name } }));
}

export function forgetMembership(campaign: string): void {
  const { [campaign]: _, ...others } = all();
  remember(PLACE, JSON.stringify(others));
}

export function keepPlayers(campaign: string, players: Player[]): void {
  const known = all();
  const membership = known[campaign];
  if (membership) {
    remember(PLACE, JSON.stringify({ ...known, [campaign]: { ...membership, players } }));
  }
}

export const memberTokens = (): string[] => Object.values(all()).map(({ token }) => token);
