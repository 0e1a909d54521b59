import { expect, test, vi } from "vitest";
import type { GameContent } from "../../table/content.svelte";
import { withAreaNames } from "./naming";
import type { AreaView } from "./view";

vi.mock("../../words/language.svelte", () => ({
  t: (_: string, { area, key }: { area: string; key: string }) => `«${area}» (${key})`,
}));

const content = {
  say: (key: string) => (key === "area-8a-d" ? "Проход" : key),
} as unknown as GameContent;
const areas = [{ key: "8A.d" }] as AreaView[];

test("an area that a text calls as the tiles do is called by its name too", () => {
  const told = withAreaNames(content, areas, "Соберите героев в зоне 8A.d, не в 9A.a.");
  expect(told).toBe("Соберите героев в зоне «Проход» (8A.d), не в 9A.a.");
});

test("a name that stands there is not said twice", () => {
  const told = "Доберитесь до прохода (8A.d).";
  expect(withAreaNames(content, areas, told)).toBe(told);
});
