/** Every text that is said gets the values of all its variables, in both languages. */

import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const ENGINE = join(SOURCE, "..", "..", "src", "questhall");

/** With no more than this to begin with, a key that is put together could be any text. */
const ANY_TEXT = /^(.{0,2}|(gloomhaven|mage-knight|oathsworn|sword)-)$/;

/** No part of a beast and no counter has these names: the engine itself says them. */
const MADE_BY_THE_ENGINE =
  /^(part-(broken|changes|less|movement|number|stops|symbol)|counter-held)$/;

// -- the texts ---------------------------------------------------------------

type Texts = Map<string, Set<string>>;

interface Message {
  id: string;
  value: unknown;
  attributes: Record<string, unknown>;
}

/** The variables in a pattern, and with a star in front the texts that it quotes. */
function namesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(namesIn);
  if (typeof part !== "object" || part === null) return [];
  const { type, name } = part as { type?: string; name?: string };
  if (type === "var") return [name ?? ""];
  if (type === "mesg") return [`*${name}`];
  return type === "term" ? [] : Object.values(part).flatMap(namesIn);
}

function read(file: string): Texts {
  const { body } = new FluentResource(readFileSync(file, "utf8"));
  const texts: Texts = new Map();
  for (const { id, value, attributes } of body as unknown as Message[]) {
    texts.set(id, new Set(namesIn(value)));
    for (const [name, pattern] of Object.entries(attributes)) {
      texts.set(`${id}.${name}`, new Set(namesIn(pattern)));
    }
  }
  return texts;
}

function all(folder: string, language: string): Texts {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const found = files.filter((name) => name.endsWith(`${language}.ftl`));
  return new Map(found.flatMap((name) => [...read(join(folder, name))]));
}

function needed(texts: Texts, key: string): string[] {
  return [...(texts.get(key) ?? [])].flatMap((name) =>
    name.startsWith("*") ? needed(texts, name.slice(1)) : [name],
  );
}

// -- what is said ------------------------------------------------------------

interface Node {
  type: string;
  [field: string]: unknown;
}

/** Keys with a star for whatever is put in: `level-*`. */
interface Saying {
  file: string;
  keys: string[];
  given: string[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return isNode(value) ? [value, ...inner] : inner;
}

const isWhole = (key: string): boolean => !key.includes("*");

/** The texts whose keys fit, as they are or with something put in. */
function fitting(wanted: string, texts: Texts): string[] {
  if (isWhole(wanted)) return texts.has(wanted) ? [wanted] : [];
  const words = wanted.split("*").map((word) => word.replaceAll(".", "\\."));
  const pattern = new RegExp(`^${words.join("[\\w-]+")}$`);
  return [...texts.keys()].filter((key) => pattern.test(key));
}

/** The keys that an expression can be; nothing if that cannot be told from it alone. */
function keysOf(node: Node): string[] {
  switch (node.type) {
    case "Literal":
      return typeof node["value"] === "string" ? [node["value"]] : [];
    case "TemplateLiteral": {
      const words = (node["quasis"] as { value: { cooked: string } }[]).map(
        ({ value }) => value.cooked,
      );
      return ANY_TEXT.test(words[0] ?? "") ? [] : [words.join("*")];
    }
    case "ConditionalExpression":
      return [node["consequent"], node["alternate"]].flatMap((each) => keysOf(each as Node));
    default:
      return [];
  }
}

/** The names of the values that are given; null if that cannot be told. */
function givenBy(node: Node | undefined): string[] | null {
  if (!node) return [];
  if (node.type !== "ObjectExpression") return null;
  const names = (node["properties"] as Node[]).map((property) =>
    property.type === "Property" ? nameOf(property["key"] as Node) : undefined,
  );
  return names.every((name) => name !== undefined) ? names : null;
}

const nameOf = (node: Node): string | undefined =>
  (node["name"] ?? node["value"]) as string | undefined;

function callsIn(file: string): Node[] {
  const text = readFileSync(join(SOURCE, file), "utf8");
  const page = file.endsWith(".ts") ? `<script lang="ts">\n${text}\n</script>` : text;
  return nodesIn(parse(page, { modern: true })).filter(({ type }) => type === "CallExpression");
}

const CALLS = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.(test|d)\.ts$/.test(name))
  .map((file) => ({ file, calls: callsIn(file) }));

/** `t("key", {…})` speaks the interface's texts, `content.say("key", {…})` those of the game. */
function sayings(speaker: "t" | "say"): Saying[] {
  return CALLS.flatMap(({ file, calls }) =>
    calls.flatMap((node) => {
      const callee = node["callee"] as Node;
      const called = callee.type === "MemberExpression" ? (callee["property"] as Node) : callee;
      const [key, args] = node["arguments"] as Node[];
      const given = givenBy(args);
      if (nameOf(called) !== speaker || !key || given === null) return [];
      return [{ file, keys: keysOf(key), given }];
    }),
  );
}

function untold(said: Saying[], textsFor: (file: string) => Texts[]): string[] {
  // What is named in full somewhere is not meant where a key is put together.
  const named = new Set(said.flatMap(({ keys }) => keys.filter(isWhole)));
  const meant = (wanted: string, key: string): boolean =>
    isWhole(wanted) || !(named.has(key) || MADE_BY_THE_ENGINE.test(key));
  const found = said.flatMap(({ file, keys, given }) =>
    textsFor(file).flatMap((texts) =>
      keys
        .flatMap((wanted) => fitting(wanted, texts).filter((key) => meant(wanted, key)))
        .flatMap((key) =>
          needed(texts, key)
            .filter((name) => !given.includes(name))
            .map((name) => `${file}: ${key} needs $${name}`),
        ),
    ),
  );
  return [...new Set(found)].sort();
}

// -- the law -----------------------------------------------------------------

const GAMES = readdirSync(join(ENGINE, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);

test.each(["en", "ru"])("the interface says no variable: %s", (language) => {
  const texts = all(join(SOURCE, "text"), language);
  const said = sayings("t");
  expect(said.length).toBeGreaterThan(1000);
  expect(untold(said, () => [texts])).toEqual([]);
});

test.each(["en", "ru"])("nothing of a game is said with a variable: %s", (language) => {
  const kernel = all(join(ENGINE, "kernel", "text"), language);
  const games = new Map(
    GAMES.map((game) => [
      game,
      new Map([...kernel, ...all(join(ENGINE, "games", game, "text"), language)]),
    ]),
  );
  const said = sayings("say");
  expect(said.length).toBeGreaterThan(100);
  const ofGame = (file: string): Texts[] => {
    const [house, game = ""] = file.split(sep);
    const own = house === "games" ? games.get(game) : undefined;
    return own ? [own] : [...games.values()];
  };
  expect(untold(said, ofGame)).toEqual([]);
});
