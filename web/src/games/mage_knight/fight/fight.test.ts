import { expect, test } from "vitest";
import type { OfferedOption, Verb } from "../../../protocol";
import {
  aimedAt,
  attackGathered,
  BLOCKED,
  blockGathered,
  fed,
  foeMessage,
  foeNumber,
  greatestStrike,
  groupOf,
  isSettled,
  OPEN,
  optionsOn,
  phaseAfter,
  reachedBy,
  stillTogether,
  thingsInFight,
  whyAttack,
  whyBlock,
  wordsFor,
} from "./fight";
import type { AttackView, CombatView, FoeView, GroupView } from "../view";

function option(verb: Verb, things: string[], ...parts: number[]): OfferedOption {
  return { id: verb, verb, things, parts, phrase: { key: verb, args: {} } };
}

function foe(place: number, enemy = "prowlers", changed: Partial<FoeView> = {}): FoeView {
  return {
    place,
    id: `foe:${place}`,
    card: `card:${40 + place}`,
    enemy,
    back: "green",
    origin: 1,
    armour: 3,
    needed: 3,
    reached: 0,
    fortified: 0,
    fame: 2,
    resistances: [],
    halved: [],
    ranges: [],
    abilities: [],
    attacks: [],
    ...changed,
  };
}

function group(foes: number[], changed: Partial<GroupView> = {}): GroupView {
  return { foes, armour: 3, full: 0, halved: 0, reached: 0, ...changed };
}

function fight(changed: Partial<CombatView>): CombatView {
  const none = [0, 0, 0, 0];
  return {
    foes: [],
    attack: [none, none, none],
    block: none,
    swift_block: none,
    wounds: 0,
    night_rules: false,
    no_units: false,
    groups: [],
    assigning: null,
    space: "0,0",
    stop: null,
    ...changed,
  };
}

function attack(changed: Partial<AttackView>): AttackView {
  const value = { value: 3, element: "physical", state: 0, damage: 3 };
  return { ...value, needed: 3, full: 0, halved: 0, reached: 0, ...changed };
}

test("options sit on an enemy, on one of its attacks, or on several enemies", () => {
  expect(thingsInFight(option("strike", ["foe:1"], 1))).toEqual(["foe:1"]);
  expect(thingsInFight(option("strike", [], 1, 2))).toEqual(["strike:1+2"]);
  expect(thingsInFight(option("block", ["foe:1"], 1))).toEqual(["attack:1.1"]);
  expect(thingsInFight(option("frighten", ["card:9", "foe:1"], 0))).toEqual([
    "card:9",
    "attack:1.0",
  ]);
  expect(thingsInFight(option("basic", ["card:9"]))).toEqual(["card:9"]);
  expect(thingsInFight(option("plan-assault", ["hex:3"]))).toEqual([]);
});

test("a button stands where a click would choose", () => {
  const block = option("block", ["attack:0.0"]);
  const frighten = option("frighten", ["card:9", "attack:0.0"]);
  expect(optionsOn([block, frighten], [], "attack:0.0")).toEqual([block]);
  expect(optionsOn([block, frighten], ["card:9"], "attack:0.0")).toEqual([frighten]);
  expect(aimedAt([block], 0)).toBe(true);
  expect(aimedAt([block], 1)).toBe(false);
});

test("enemies are numbered only where several have one name", () => {
  const orcs = [foe(0), foe(1), foe(2, "diggers")];
  const combat = fight({ foes: orcs });
  expect(orcs.map((each) => foeNumber(combat, each))).toEqual([1, 2, null]);
  expect(foeMessage(foe(0, "cursed_hags"))).toBe("enemy-cursed-hags");
  expect(foeMessage(foe(0, "opponent:red_cape_monks"))).toBe("unit-red-cape-monks");
});

test("a group is found in any order, and loses who falls", () => {
  const combat = fight({ groups: [group([0]), group([2]), group([0, 2], { armour: 7 })] });
  expect(groupOf(combat, [2, 0])?.armour).toBe(7);
  expect(groupOf(combat, [0, 1])).toBeUndefined();
  expect(stillTogether(combat, [2, 1, 0])).toEqual([2, 0]);
});

test("the greatest strike fells the most; one enemy is no group", () => {
  const combat = fight({ foes: [foe(0), foe(1, "minotaur", { fame: 4 }), foe(2)] });
  const single = option("strike", ["foe:0"], 0);
  const poor = option("strike", [], 0, 2);
  const pair = option("strike", [], 1, 2);
  const three = option("strike", [], 0, 1, 2);
  expect(greatestStrike(combat, [single])).toBeUndefined();
  expect(greatestStrike(combat, [single, poor, pair])).toBe(pair);
  expect(greatestStrike(combat, [single, pair, three])).toBe(three);
});

test("what was gathered is told by range and element", () => {
  const combat = fight({
    attack: [
      [0, 2, 0, 0],
      [3, 0, 0, 0],
      [0, 0, 0, 1],
    ],
    block: [0, 0, 4, 0],
  });
  expect(attackGathered(combat)).toEqual([
    { kind: "melee", element: "fire", amount: 2 },
    { kind: "ranged", element: "physical", amount: 3 },
    { kind: "siege", element: "cold_fire", amount: 1 },
  ]);
  expect(blockGathered(combat)).toEqual([{ kind: "block", element: "ice", amount: 4 }]);
});

test("the reasons of a number: swift, halves, walls", () => {
  expect(whyBlock(attack({}))).toEqual([]);
  expect(whyBlock(attack({ needed: 6, full: 2, halved: 5, reached: 4 }))).toEqual([
    { key: "mage-knight-why-swift", args: { value: 3, needed: 6 } },
    { key: "mage-knight-why-halved", args: { full: 2, halved: 5, half: 2 } },
  ]);
  expect(whyAttack(group([0], { siege_only: true, full: 1, halved: 3, reached: 2 }))).toEqual([
    { key: "mage-knight-why-siege", args: {} },
    { key: "mage-knight-why-resisted", args: { full: 1, halved: 3, half: 1 } },
  ]);
});

test("walls matter in the ranged phase alone", () => {
  expect(reachedBy({ fortified: 0, ranges: ["ranged", "siege"] }, "ranged")).toBeNull();
  expect(reachedBy({ fortified: 1, ranges: ["siege"] }, "ranged")).toBe("mage-knight-reach-siege");
  expect(reachedBy({ fortified: 2, ranges: [] }, "ranged")).toBe("mage-knight-reach-none");
  expect(reachedBy({ fortified: 2, ranges: [] }, "attack")).toBeNull();
});

test("the phases follow each other", () => {
  expect(phaseAfter("ranged")).toBe("block");
  expect(phaseAfter("block")).toBe("damage");
  expect(phaseAfter("attack")).toBe("");
});

test("buttons on an enemy speak shortly", () => {
  const stop = option("stop-attack", ["foe:0"]);
  stop.phrase.args["number"] = 2;
  expect(wordsFor(stop)).toEqual({
    key: "mage-knight-do-stop-attack",
    args: { number: 2 },
  });
  expect(wordsFor(option("ignore-ability", ["foe:0"]))).toBeNull();
});

test("what was gathered is told card by card, as far as that is known", () => {
  const combat = {
    attack: [],
    block: [2, 0, 0, 0],
    gains: [
      { id: "card:7", card: "determination", element: "physical", range: "melee", amount: 2 },
      { id: "", card: "", element: "ice", range: "ranged", amount: 1 },
    ],
  } as unknown as CombatView;
  expect(fed(combat, "block")).toEqual([
    {
      points: { kind: "block", element: "physical", amount: 2 },
      from: { id: "card:7", card: "determination" },
    },
    { points: { kind: "block", element: "ice", amount: 1 } },
  ]);
  expect(fed({ ...combat, gains: [] }, "block")).toEqual([
    { points: { kind: "block", element: "physical", amount: 2 } },
  ]);
});

test("an enemy is settled when it is defeated, or all of its attacks are stopped", () => {
  const attack = (state: number) => ({ state }) as AttackView;
  expect(isSettled({ defeated: true, attacks: [attack(OPEN)] })).toBe(true);
  expect(isSettled({ attacks: [attack(BLOCKED), attack(OPEN)] })).toBe(false);
  expect(isSettled({ attacks: [attack(BLOCKED)] })).toBe(true);
});
