import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FAMILIES, KIN } from "./families";

const GAMES = join(import.meta.dirname, "..", "games");

test("whatever a game colours has a family of pictures", () => {
  const sheets = readdirSync(GAMES, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith("families.css"),
  );
  const coloured = sheets
    .map((name) => readFileSync(join(GAMES, name), "utf8"))
    .flatMap((sheet) => [...sheet.matchAll(/\.family-([\w-]+)/g)].map(([, name = ""]) => name));
  expect(coloured.filter((name) => !Object.hasOwn({ ...FAMILIES, ...KIN }, name))).toEqual([]);
});
