import { expect, test } from "vitest";
import type { Face as Printed } from "../protocol";
import type { GameContent } from "../table/content.svelte";
import { entriesOf } from "./codex";

const printed = (key: string, kind: string): Printed => ({
  ...{ key, kind, title: key.toUpperCase(), icon: "hand", family: "" },
  text: [`about ${key}`],
});
const CARDS = [printed("ogre", "monster"), printed("stun", "condition"), printed("end", "story")];
const content = {
  faces: new Map(CARDS.map((card) => [card.key, card])),
  face: (key: string) => CARDS.find((card) => card.key === key),
} as unknown as GameContent;
const face = (_: GameContent, key: string) => ({
  ...{ title: key.toUpperCase(), icon: "hand", family: "", typeLine: "" },
  ...{ text: [], marks: [] },
});

test("a game says what can be looked up, and in which order; what tells its story is left out", () => {
  const kinds = ["condition", "monster"];
  const entries = entriesOf(content, { kinds, face }, (kind) => `the ${kind}s`);
  expect(entries.map(({ group, title, note }) => [group, title, note])).toEqual([
    ["the conditions", "STUN", "about stun"],
    ["the monsters", "OGRE", "about ogre"],
  ]);
});
