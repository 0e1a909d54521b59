import { expect, test } from "vitest";
import { COVERS, type CoverName } from "../src/look/covers.ts";
import { coverOf } from "./covers.ts";

const NAMES = Object.keys(COVERS) as CoverName[];

test.each(NAMES)("the cover of %s is a small picture that needs nothing else", (name) => {
  const file = coverOf(name);
  expect(file).toMatch(/^<svg [^>]*viewBox="0 0 338 206"/);
  expect(file.length).toBeLessThan(9000);
  const ids = new Set([...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const asked = [...file.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id);
  expect(asked.filter((id) => !ids.has(id))).toEqual([]);
});

test("covers differ", () => {
  expect(new Set(NAMES.map(coverOf)).size).toBe(NAMES.length);
});
