/** Links that open a table at a step of its history: `/table/…?step=25`. */

import { pastPath, tablePath } from "../net/paths";

const STEP = /^\d{1,9}$/;

/** The step that an address asks for. */
export function stepIn(query: string): number | null {
  const step = new URLSearchParams(query).get("step") ?? "";
  return STEP.test(step) ? Number(step) : null;
}

/** `campaign`: its evening goes on at other tables under one address, and this is one of them. */
export const stepLink = (table: string, at: number, campaign = ""): string =>
  `${campaign ? pastPath(table) : tablePath(table)}?step=${at}`;
