import { describe, expect, test } from "vitest";
import type { Face } from "../../protocol";
import type { GameContent } from "../../table/content.svelte";
import { entriesOf, found, inPlay, type Page } from "./reference";
import type { TableView } from "./view";

const FACES = [
  { key: "village", kind: "site", title: "Village", text: ["Recruit units."] },
  { key: "keep", kind: "site", title: "Keep", text: ["A grey enemy holds it."] },
  { key: "city", kind: "site", title: "City", text: ["A garrison holds it."] },
  { key: "city_red", kind: "city", family: "red", title: "Red city", text: ["Artifacts."] },
  { key: "orc_marauders", kind: "site", title: "Marauding orcs", text: ["They roam."] },
  {
    key: "prowlers",
    kind: "enemy",
    title: "Prowlers",
    numbers: { armour: 3, fame: 2, attack: 4 },
    text: ["Physical attack 4"],
    keywords: ["element-physical"],
  },
  {
    key: "ironclads",
    kind: "enemy",
    title: "Ironclads",
    numbers: { armour: 3, fame: 4, attack: 4 },
    marks: ["resists-physical"],
    text: ["Physical attack 4", "Brutal"],
    keywords: ["element-physical", "brutal"],
  },
  { key: "gargoyle", kind: "enemy", title: "Gargoyle", marks: ["lost_legion"], text: [] },
  { key: "goldyx_flight", kind: "skill", family: "goldyx", title: "Flight", marks: ["round"] },
  { key: "tovak_cold", kind: "skill", family: "tovak", title: "Cold", marks: ["turn"] },
  { key: "tovak_shield", kind: "skill", family: "tovak", title: "Shield", marks: ["interactive"] },
].map((face) => ({ family: "", icon: "x", text: [], ...face }) as Face);

const CONTENT = {
  faces: new Map(FACES.map((face) => [face.key, face])),
  face: (key: string) => FACES.find((face) => face.key === key),
  name: (kind: string, key: string) => `${kind} ${key}`,
  say: (key: string) => key,
} as unknown as GameContent;

const VIEW = {
  spaces: [
    { q: 0, r: 0, site: "keep", tokens: [{ back: "grey" }] },
    { q: 1, r: 0, site: "city", colour: "red" },
    { q: 2, r: 0 },
    { q: 3, r: 0, tokens: [{ back: "green", enemy: "ironclads" }] },
  ],
  common_skills: [],
  heroes: [{ seat: 0, kind: "tovak", skills: [{ id: "card:1", card: "tovak_shield" }] }],
} as unknown as TableView;

const nameOf = (seat: number): string => `Player ${seat + 1}`;
const page = (name: Page, more: unknown = "none") =>
  entriesOf(name, CONTENT, VIEW, nameOf, more).map(({ key }) => key);

describe("what is in play", () => {
  test("sites and open tokens; tokens face down are not", () => {
    expect([...inPlay(VIEW, nameOf).keys()]).toEqual([
      "keep",
      "city",
      "city_red",
      "ironclads",
      "tovak_shield",
    ]);
  });

  test("a unit that fights for another hero is itself; who is defeated is gone", () => {
    const foes = [
      { enemy: "prowlers", defeated: false },
      { enemy: "opponent:peasants", defeated: false },
      { enemy: "gargoyle", defeated: true },
    ];
    const view = { ...VIEW, spaces: [], heroes: [], combat: { foes } } as unknown as TableView;
    expect([...inPlay(view, nameOf).keys()]).toEqual(["prowlers", "peasants"]);
  });
});

describe("the pages", () => {
  test("what is on the map comes first", () => {
    expect(page("sites")).toEqual(["keep", "city", "city_red", "village", "orc_marauders"]);
  });

  test("enemies of another box only if it is played with", () => {
    expect(page("enemies")).toEqual(["ironclads", "prowlers"]);
    expect(page("enemies", "tezla")).toEqual(["ironclads", "prowlers"]);
    expect(page("enemies", "lost_legion")).toContain("gargoyle");
    expect(page("enemies", "both")).toContain("gargoyle");
  });

  test("skills that somebody has, then those of the heroes here, then the others", () => {
    expect(page("skills")).toEqual(["tovak_shield", "tovak_cold", "goldyx_flight"]);
    const [shield] = entriesOf("skills", CONTENT, VIEW, nameOf, "none");
    expect(shield?.where).toBe("Player 1");
  });

  test("everything leads to a rule", () => {
    const rules = (name: Page) =>
      entriesOf(name, CONTENT, VIEW, nameOf, "none").map(
        ({ rule, explanations }) => rule || explanations[0]?.rule,
      );
    expect(rules("sites").slice(0, 3)).toEqual([
      "site-text-keep.rule",
      "site-text-city.rule",
      "city-text-red.rule",
    ]);
    expect(rules("enemies")).toEqual(Array(2).fill("keyword-element-physical.rule"));
    expect(rules("skills")).toEqual(["MK-4.3.4", "MK-4.3.5", "MK-4.3.3"]);
  });
});

describe("searching", () => {
  const enemies = entriesOf("enemies", CONTENT, VIEW, nameOf, "none");
  const keys = (wanted: string) => found(enemies, wanted).map(({ key }) => key);

  test("all words, in names, abilities and resistances", () => {
    expect(keys("BRUTAL")).toEqual(["ironclads"]);
    expect(keys("attack prowl")).toEqual(["prowlers"]);
    expect(keys("resistance physical")).toEqual(["ironclads"]);
    expect(keys("")).toEqual(["ironclads", "prowlers"]);
    expect(keys("dragon")).toEqual([]);
  });
});
