import { expect, test } from "vitest";
import type { CombatView, FoeView, TableView } from "../view";
import sample from "./fight.sample.json";
import { question, thingsOf } from "./sheet";

const FOE: FoeView = {
  place: 0,
  id: "foe:0",
  card: "card:40",
  enemy: "guardsmen",
  back: "grey",
  origin: 0,
  armour: 7,
  needed: 7,
  reached: 0,
  fortified: 1,
  fame: 3,
  resistances: [],
  halved: [],
  ranges: [],
  abilities: ["fortified"],
  attacks: [
    {
      value: 3,
      element: "physical",
      state: 1,
      needed: 3,
      full: 0,
      halved: 0,
      reached: 0,
      damage: 3,
    },
  ],
};

const COMBAT: CombatView = {
  foes: [FOE, { ...FOE, place: 1, id: "foe:1", enemy: "prowlers", origin: 1, defeated: true }],
  attack: [
    [2, 0, 0, 0],
    [0, 3, 0, 0],
    [0, 0, 0, 0],
  ],
  block: [0, 0, 0, 0],
  swift_block: [0, 0, 0, 0],
  wounds: 1,
  night_rules: false,
  no_units: false,
  groups: [],
  assigning: null,
  space: "1,0",
  walls: true,
};

const HERO = {
  seat: 0,
  level: 3,
  space: "1,0",
  hand: [
    { id: "card:1", card: "rage" },
    { id: "card:2", card: "wound" },
  ],
  units: [{ id: "card:3", card: "peasants", ready: false, wounds: 1 }],
  skills: [
    { id: "card:4", card: "tovak_double_time", used: true },
    { id: "card:5", card: "tovak_shield_mastery" },
  ],
  crystals: [1, 0, 0, 2],
  mana: [0, 0, 0, 0, 1, 0],
};

function view(changed: object = {}): TableView {
  const turn = { seat: 0, phase: "attack", move: 2, influence: 0, healing: 0, dice_left: 0 };
  const spaces = [{ q: 1, r: 0, terrain: "hills", site: "keep", tile: 0, cost: 3, plain_cost: 3 }];
  const source = [
    { colour: "red" },
    { colour: "blue", used: true },
    { colour: "green", owner: 0 },
    { colour: "white", owner: 1 },
  ];
  return { day: true, heroes: [HERO], turn, spaces, source, ...changed } as unknown as TableView;
}

test("a fight in its last phase", () => {
  expect(question(view(), COMBAT, "ru")).toEqual({
    language: "ru",
    phase: "attack",
    day: true,
    level: 3,
    site: "keep",
    terrain: "hills",
    wounds: 1,
    hand: ["rage", "wound"],
    units: [{ unit: "peasants", ready: false, wounds: 1, banner: "" }],
    skills: ["tovak_shield_mastery"],
    mana: {
      tokens: { green: 1, gold: 1 },
      crystals: { red: 1, white: 2 },
      source: ["red"],
      dice: 0,
    },
    gathered: {
      melee: { physical: 2 },
      ranged: { fire: 3 },
      siege: {},
      block: {},
      swift_block: {},
      move: 2,
      influence: 0,
    },
    enemies: [
      {
        enemy: "guardsmen",
        attacks: ["blocked"],
        values: [3],
        armour: 7,
        resistances: [],
        hidden: false,
        fortified: true,
      },
    ],
  });
});

test.each([
  [{ cities: ["white"] }, "city:white"],
  [{ walls: false, night_rules: true }, "dungeon"],
  [{ walls: false, no_units: true }, "monastery"],
  [{ walls: false }, "none"],
])("where it is fought: %j", (changed, site) => {
  expect(question(view(), { ...COMBAT, ...changed }, "en")).toMatchObject({ site });
});

test("what was summoned names its summoner by its place among those who stand", () => {
  const gone = { ...FOE, defeated: true };
  const summoner = { ...FOE, place: 1, enemy: "orc_summoners", hidden: true };
  const summoned = { ...FOE, place: 2, enemy: "medusa", origin: 3, summoner: 1 };
  const combat = { ...COMBAT, walls: false, foes: [gone, summoner, summoned] };
  expect(question(view(), combat, "en")).toMatchObject({
    enemies: [
      { enemy: "orc_summoners", hidden: true },
      { enemy: "medusa", summoned_by: 0 },
    ],
  });
});

test("a play is about a card of the hero or about enemies", () => {
  const things = (...about: string[]): string[] =>
    thingsOf(view(), COMBAT, { phase: "attack", about });
  expect(things("rage")).toEqual(["card:1"]);
  expect(things("peasants")).toEqual(["card:3"]);
  expect(things("guardsmen", "prowlers")).toEqual(["foe:0"]);
  expect(things()).toEqual([]);
});

test("what the engine shows of a fight", () => {
  const shown = sample.view as unknown as TableView & { combat: CombatView };
  expect(question(shown, shown.combat, "en")).toEqual(sample.sheet);
});
