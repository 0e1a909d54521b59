/** The addresses of what there is to come to. */

export const tablePath = (table: string): string => `/table/${encodeURIComponent(table)}`;

/** The match at a table as it was, wherever its campaign has gone on. */
export const pastPath = (table: string): string => `${tablePath(table)}/past`;

export const campaignPath = (campaign: string): string =>
  `/campaign/${encodeURIComponent(campaign)}`;

/** What a game can be read of without a table. */
export const rulesPath = (game: string): string => `/rules/${encodeURIComponent(game)}`;
export const codexPath = (game: string): string => `/codex/${encodeURIComponent(game)}`;
