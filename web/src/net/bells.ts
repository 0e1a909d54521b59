/** The calls about being told elsewhere that it is one's turn (docs/protocol.md). */

import type { BellFacts, BellMeans, HungBell, NewBell } from "../protocol";
import { call } from "./api";

const place = (table: string, rest = ""): string =>
  `/tables/${encodeURIComponent(table)}/bells${rest}`;

export const bellMeans = (): Promise<BellMeans> => call("/bells");

export const hangBell = (table: string, bell: NewBell): Promise<HungBell> =>
  call(place(table), bell);

export const confirmBell = (
  table: string,
  token: string,
  address: string,
  code: string,
): Promise<HungBell> => call(place(table, "/confirm"), { token, address, code });

export const myBells = (table: string, token: string): Promise<BellFacts[]> =>
  call<{ bells: BellFacts[] }>(place(table, "/mine"), { token }).then(({ bells }) => bells);

export const removeBell = (table: string, token: string, bell: string): Promise<BellFacts[]> =>
  call<{ bells: BellFacts[] }>(place(table, "/remove"), { token, bell }).then(({ bells }) => bells);
