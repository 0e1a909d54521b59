import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { alone } from "./build/alone.ts";
import { covers } from "./build/covers.ts";
import { fonts } from "./build/fonts.ts";
import { icons } from "./build/icons.ts";
import { letters } from "./build/letters.ts";
import { shell } from "./build/shell.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["QUESTHALL_SERVER"] ?? "http://127.0.0.1:8300";

const TESTS = "{src,build}/**/*.test.ts";
const ALONE = alone(here("."), ["src", "build"]);

/** What every table needs and other pages use too: in one file it is smaller than in ten. */
const COMMON =
  /\/src\/(net\/(api|tokens|memory)|words\/(phrases|splitting|numbers)|table\/(content\.svelte|toasts\.svelte|names|Notice|keys|log|walking)|look\/(screen|settings\.svelte|paths\.svelte)|widgets\/(Icon|SeatSign|SeatName|RuleLink|Toasts|Thing|Tray|Card|Words|peeking|pointing|fitting|card))\.(ts|svelte)/;

export default defineConfig({
  plugins: [
    svelte(),
    fonts(here("node_modules/.cache/fonts")),
    icons(here("src/look/icons.ts"), here("src/games"), here("../src/questhall/games")),
    covers(),
    shell(here("public/icon.svg")),
  ],
  css: { postcss: { plugins: [letters()] } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: { index: here("index.html"), sw: here("worker/worker.ts") },
      output: {
        codeSplitting: { groups: [{ name: "common", test: COMMON }] },
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  // A busy machine is slow, and nothing here is measured.
  test: {
    testTimeout: 60_000,
    pool: "threads",
    projects: [
      // Modules are read once for all tests, but for those that put others in their place.
      {
        extends: true,
        test: { name: "together", include: [TESTS], exclude: ALONE, isolate: false },
      },
      { extends: true, test: { name: "alone", include: ALONE } },
    ],
  },
});
