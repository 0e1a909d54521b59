/** The seat tokens this browser holds: the right to act for a seat. */

import type { Created } from "../protocol";
import { remember, remembered } from "./memory";

/** Tokens by table; those of seats by their number, the host's under `host`. */
type Purse = Record<string, Record<string, string>>;

function purse(): Purse {
  try {
    const stored: unknown = JSON.parse(remembered("tokens") ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Purse) : {};
  } catch {
    return {};
  }
}

function put(table: string, name: string, token: string): void {
  const tokens = purse();
  tokens[table] = { ...tokens[table], [name]: token };
  remember("tokens", JSON.stringify(tokens));
}

export function keepTokens(created: Created): void {
  if (created.host_token) put(created.table, "host", created.host_token);
  for (const [seat, token] of Object.entries(created.tokens)) put(created.table, seat, token);
}

export function keepToken(table: string, seat: number, token: string): void {
  put(table, String(seat), token);
}

export function tokensOf(table: string): string[] {
  return Object.values(purse()[table] ?? {});
}

/** The token of a seat, or the host's; nothing where this browser has none. */
export function tokenOf(table: string, name: number | "host"): string {
  return purse()[table]?.[String(name)] ?? "";
}

export function allTokens(): string[] {
  return Object.values(purse()).flatMap((tokens) => Object.values(tokens));
}

/** A rematch is played with the tokens of the game before. */
export function copyTokens(from: string, to: string): void {
  const tokens = purse();
  if (tokens[from] && !tokens[to]) {
    remember("tokens", JSON.stringify({ ...tokens, [to]: tokens[from] }));
  }
}
