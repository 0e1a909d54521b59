import { expect, test } from "vitest";
import type { NewsFacts } from "../protocol";
import { gathered } from "./tidings";

const told = (kind: NewsFacts["kind"], key: string, who = ""): NewsFacts => ({
  kind,
  phrase: { key, args: {} } as unknown as NewsFacts["phrase"],
  ...(who ? { who: { message: who, thing: "", label: "" } } : {}),
});

test("what a character has won stands together, and before what everybody has", () => {
  const news = [
    told("gained", "prosperity"),
    told("gained", "xp", "brute"),
    told("gained", "xp", "tinkerer"),
    told("gained", "gold", "brute"),
    told("learned", "level", "brute"),
  ];
  const lots = gathered(news, "gained").map(({ who, lines }) => [
    who,
    lines.map(({ phrase }) => phrase.key as string),
  ]);
  expect(lots).toEqual([
    ["brute", ["xp", "gold"]],
    ["tinkerer", ["xp"]],
    ["", ["prosperity"]],
  ]);
});

test("lines about everybody are not run together", () => {
  const lots = gathered([told("opened", "scenario"), told("opened", "class")], "opened");
  expect(lots.map(({ lines }) => lines.length)).toEqual([1, 1]);
});
