import { expect, test } from "vitest";
import type { CampaignSummary, MyTable } from "../protocol";
import { ago, left } from "./returning";

const table = (id: string, changed: number, your_turn = false, state = "playing"): MyTable =>
  ({
    table: { table: id, changed, state },
    seats: [0],
    host: true,
    your_turn,
  }) as unknown as MyTable;
const campaign = (id: string, changed: number, at = "", over = false): CampaignSummary =>
  ({ campaign: id, changed, table: at, over }) as unknown as CampaignSummary;

test("where it is our turn comes first, then the newest", () => {
  const found = left([table("a", 5), table("b", 1, true)], [campaign("c", 9)], []);
  expect(found.map(({ id }) => id)).toEqual(["b", "c", "a"]);
});

test("a campaign and the table at which it is played are one line", () => {
  const found = left([table("a", 5, true)], [campaign("c", 1, "a")], []);
  expect(found.map(({ id, turn, changed }) => [id, turn, changed])).toEqual([["c", true, 5]]);
});

test("what is over or hidden is not gone on with; a campaign that is over comes last", () => {
  const tables = [table("a", 5), table("b", 6, false, "finished"), table("d", 7)];
  const found = left(tables, [campaign("c", 9, "", true)], ["d"]);
  expect(found.map(({ id }) => id)).toEqual(["a", "c"]);
});

test("times are told in words", () => {
  expect(ago(0, 30, "en")).toBe("this minute");
  expect(ago(0, 7200, "en")).toBe("2 hours ago");
  expect(ago(0, 86400, "en")).toBe("yesterday");
});
