import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { GameContent } from "../table/content.svelte";
import { laid } from "./generic/layout";
import { emblemOf, loadGuide, SHELF } from ".";

const SOURCE = join(import.meta.dirname, "..");

interface Entry {
  id: string;
  attributes: Record<string, unknown>;
}

function entries(game: string, language: string): Entry[] {
  const file = join(SOURCE, "text", "guide", `guide.${game}.${language}.ftl`);
  return new FluentResource(readFileSync(file, "utf8")).body as unknown as Entry[];
}

const TAUGHT = SHELF.filter(({ guide }) => guide).map(({ id }) => id);

test("every game is found by its manifest, in its place", () => {
  expect(SHELF.map(({ place }) => place)).toEqual(SHELF.map((_, number) => number + 1));
  expect(SHELF.find(({ id }) => id === "sorcerer")?.emblem).toBe("pentacle");
});

test("a game that brings no client has a table, and a sign that stays the same", async () => {
  const { layout } = await laid("chess");
  expect(layout.moment({ round: 3 }, new GameContent("chess"))).not.toBe("");
  expect(emblemOf("chess")).toBe(emblemOf("chess"));
  expect(SHELF.map(({ id }) => emblemOf(id))).toEqual(SHELF.map(({ emblem }) => emblem));
});

describe.each(TAUGHT)("the guide of %s", (game) => {
  test.each(["en", "ru"])("has the texts of all lessons in %s, and no others", async (language) => {
    const guide = await loadGuide(game);
    const told = entries(game, language);
    const wanted = guide?.lessons.map(({ id }) => `lesson-${id}`);
    expect(told.map(({ id }) => id).sort()).toEqual(wanted?.sort());
    expect(told.filter(({ attributes }) => !("title" in attributes))).toEqual([]);
  });

  test("names a rule of the rulebook in every lesson", async () => {
    const guide = await loadGuide(game);
    const rulebook = join(SOURCE, `../../src/questhall/games/${game}/rulebook/en`);
    const pages = readdirSync(rulebook).map((page) => readFileSync(join(rulebook, page), "utf8"));
    const written = (rule: string): boolean => pages.some((page) => page.includes(`[${rule}]`));
    expect(guide?.lessons.filter(({ rule }) => !written(rule))).toEqual([]);
  });
});
