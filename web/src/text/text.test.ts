import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const TEXT = join(SOURCE, "text");

interface Entry {
  id: string;
  attributes: Record<string, unknown>;
}

function keys(name: string): string[] {
  const { body } = new FluentResource(readFileSync(join(TEXT, `${name}.ftl`), "utf8"));
  return (body as unknown as Entry[]).flatMap(({ id, attributes }) => [
    id,
    ...Object.keys(attributes).map((attribute) => `${id}.${attribute}`),
  ]);
}

function sources(): string {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(SOURCE, name), "utf8"))
    .join("\n");
}

/** Keys that are put together: `level-${level}`. */
const JOINED =
  /^(game|level|kind|undo|pass|speed|key|error|sorcerer|tally|evening|format|notice|foreknown|phrase|clock-zero|telling-(push|mail|webhook)|campaign-(fate|error)|gloomhaven-(place|about|due|step|difficulty)|codex-kind|oathsworn-(best|phase|place|arc|reason|ends|until|window|codex)|sword-(phase|door|mark|why|last|tip|stop|counter|condition|no-more)|saga-(fate)|tale-(box|sign|forfeit|fate|part))-|^mage-knight-(phase|do|points|nothing|deck|offer)-|^mage-knight-(move|influence|healing|attack)$|^(drawn|game-over|(you|party)-(won|lost)|to-dark|to-light|campaign-(to-table|sit|watch))$/;

const ENGLISH = readdirSync(TEXT, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith("en.ftl"))
  .map((name) => name.replace(/\.ftl$/, ""));

test.each(ENGLISH)("both languages have the same texts: %s", (name) => {
  expect(keys(name.replace(/en$/, "ru")).sort()).toEqual(keys(name).sort());
});

const SOURCES = ENGLISH.flatMap((name) => [name, name.replace(/en$/, "ru")]);

/** The interface's texts and those that a game brings. */
const SPOKEN = ENGLISH.filter((name) => !name.startsWith("guide")).flatMap(keys);

test("every text is used", () => {
  const code = sources();
  const unused = SPOKEN.filter(
    (key) => !JOINED.test(key) && !code.includes(`"${key}"`) && !code.includes(`'${key}'`),
  );
  expect(unused).toEqual([]);
});

test.each(SOURCES)("nothing is said twice: %s", (name) => {
  const found = keys(name);
  expect(found.filter((key, place) => found.indexOf(key) !== place)).toEqual([]);
});

test.each(["en", "ru"])("no text stands in two files: %s", (language) => {
  const found = SOURCES.filter((name) => name.endsWith(language) && !name.startsWith("guide"));
  const all = found.flatMap(keys);
  expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
});

test("every text that is asked for is there", () => {
  const known = new Set(SPOKEN);
  const asked = [...sources().matchAll(/\bt\(\s*["']([a-z][\w.-]*)["']/g)].map((match) => match[1]);
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => key !== undefined && !known.has(key))).toEqual([]);
});
