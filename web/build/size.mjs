// What a browser loads for the first table of each game, by the build's own manifest, compressed as
// the server sends it. A game's texts and cards, which the server adds to the data, are weighed in
// tests/server/test_weight.py.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const KB = 1024;
/**
 * Code was 130 KB, data 13, before there were a stage that plays what happens, scenes and charts, and
 * before each place of Mage Knight said what it sells and each half of a card why it cannot be played.
 */
const LIMITS = { code: 160 * KB, fonts: 60 * KB, data: 15 * KB, art: 1024 * KB };
/** Russian is the larger language: it needs the letters of both alphabets. */
const LANGUAGE = "ru";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const built = (file) => readFileSync(here(`../dist/${file}`));
const manifest = JSON.parse(built(".vite/manifest.json"));

/** A part of the build and everything that it imports at once. */
function withImports(key, found = new Set()) {
  const part = manifest[key];
  if (!part || found.has(key)) return found;
  found.add(key);
  for (const other of part.imports ?? []) withImports(other, found);
  return found;
}

/** The parts that a first table of the game loads: the page, the table, its layout, texts and icons. */
function partsOf(game) {
  const wanted = [
    "index.html",
    "src/table/TablePage.svelte",
    `src/games/${game}/layout.ts`,
    `src/text/${LANGUAGE}.ftl?raw`,
    `src/text/${game}.${LANGUAGE}.ftl?raw`,
    ...Object.keys(manifest).filter((key) => key.endsWith(`virtual:icons/${game}`)),
  ];
  return new Set(wanted.flatMap((key) => [...withImports(key)]));
}

const isFont = (file) => file.endsWith(".woff2");

function kindOf(key, file) {
  if (isFont(file)) return "fonts";
  if (key.endsWith(".ftl?raw")) return "data";
  return key.includes("virtual:icons/") ? "art" : "code";
}

/** Each file once, with its kind. */
function filesOf(parts) {
  const found = new Map();
  for (const key of parts) {
    const { file, css = [], assets = [] } = manifest[key];
    for (const each of [file, ...css, ...assets]) found.set(each, kindOf(key, each));
  }
  return found;
}

const packed = (file) => (isFont(file) ? built(file).length : gzipSync(built(file)).length);
const weight = (files) => files.reduce((sum, file) => sum + packed(file), 0);

/** Icons of pieces come late, one by one, and stay in the browser's cache. */
function artOf(game) {
  const list = here(`../../src/questhall/games/${game}/content/icons_of_pieces.yaml`);
  if (!existsSync(list)) return [];
  const names = [...readFileSync(list, "utf8").matchAll(/^[\w-]+: ([a-z0-9-]+)\s*$/gm)];
  const wanted = new Set(names.map(([, name]) => name));
  return readdirSync(here("../dist/assets"))
    .filter((file) => wanted.has(/^piece-(.+)-[0-9a-f]{8}\.js$/.exec(file)?.[1]))
    .map((file) => `assets/${file}`);
}

const kilobytes = (bytes) => `${(bytes / KB).toFixed(1)} KB`.padStart(10);

const games = Object.keys(manifest).flatMap(
  (key) => /^src\/games\/([^/]+)\/layout\.ts$/.exec(key)?.[1] ?? [],
);
for (const game of games) {
  const files = filesOf(partsOf(game));
  for (const file of artOf(game)) files.set(file, "art");
  const of = (kind) => [...files.keys()].filter((file) => files.get(file) === kind);
  console.log(game);
  for (const [kind, limit] of Object.entries(LIMITS)) {
    const size = weight(of(kind));
    console.log(kilobytes(size), "of", kilobytes(limit), kind, size > limit ? "- too much" : "");
    if (size > limit) process.exitCode = 1;
  }
  if (process.argv.includes("--files")) {
    const shown = [...files.keys()].filter((file) => files.get(file) !== "art");
    const heavy = shown.map((file) => [packed(file), file]).sort(([one], [other]) => other - one);
    for (const [bytes, file] of heavy) console.log("  ", kilobytes(bytes), file);
  }
}
