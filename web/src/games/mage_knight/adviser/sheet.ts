/** A fight on the table as the combat adviser reads it, and what it answers. */

import { ELEMENTS, SUMMONED } from "../fight";
import {
  COLOURS,
  heroOf,
  spaceAt,
  type CombatView,
  type FoeView,
  type HeroView,
  type TableView,
} from "../view";

const FATES = ["open", "blocked", "cancelled", "resolved"];
const GARRISON = 0;
const NOBODY = -1;

type Amounts = Record<string, number>;

export interface Play {
  phase: string;
  /** The cards or enemies that it is about, by their keys. */
  about: string[];
}

/** A line of play, and what comes of it. */
export interface Course {
  won: boolean;
  defeated: string[];
  wounds: number;
  units_lost: number;
  cards: number;
  fame: number;
  complete: boolean;
  plays: Play[];
  /** What each play says, in the language asked for. */
  steps: string[];
}

export interface Advice extends Course {
  left_out: string[];
  /** With fewer wounds than the best line, if there is one. */
  safer: Course | null;
}

/** The amounts that are not nothing, by their names. */
function named(names: string[], amounts: number[]): Amounts {
  const pairs = names.map((name, place): [string, number] => [name, amounts[place] ?? 0]);
  return Object.fromEntries(pairs.filter(([, amount]) => amount > 0));
}

function siteOf(view: TableView, combat: CombatView): string {
  if (combat.cities?.length) return ["city", ...combat.cities].join(":");
  const site = spaceAt(view, combat.space)?.site ?? "";
  if (combat.walls) return site;
  if (combat.night_rules) return site === "tomb" ? "tomb" : "dungeon";
  return combat.no_units ? "monastery" : "none";
}

function enemiesOf(combat: CombatView): object[] {
  const standing = combat.foes.filter(({ defeated }) => !defeated);
  const placeOf = (foe: FoeView): number =>
    standing.findIndex(({ place }) => place === foe.summoner);
  return standing.map((foe) => ({
    enemy: foe.enemy,
    attacks: foe.attacks.map(({ state }) => FATES[state] ?? "open"),
    values: foe.attacks.map(({ value }) => value),
    armour: foe.armour,
    resistances: foe.resistances,
    hidden: foe.hidden ?? false,
    ...(combat.walls ? { fortified: foe.origin === GARRISON } : {}),
    ...(foe.origin === SUMMONED ? { summoned_by: placeOf(foe) } : {}),
  }));
}

function manaOf(view: TableView, hero: HeroView): object {
  const free = view.source.filter(({ used, claimed }) => !used && !claimed);
  const own = free.filter(({ owner = NOBODY }) => owner === hero.seat);
  const tokens = COLOURS.map(
    (colour, place) => (hero.mana[place] ?? 0) + own.filter((die) => die.colour === colour).length,
  );
  return {
    tokens: named(COLOURS, tokens),
    crystals: named(COLOURS, hero.crystals),
    source: free.filter(({ owner = NOBODY }) => owner === NOBODY).map(({ colour }) => colour),
    dice: Math.max(0, view.turn.dice_left),
  };
}

function gatheredOf(view: TableView, combat: CombatView): object {
  const [melee = [], ranged = [], siege = []] = combat.attack;
  return {
    melee: named(ELEMENTS, melee),
    ranged: named(ELEMENTS, ranged),
    siege: named(ELEMENTS, siege),
    block: named(ELEMENTS, combat.block),
    swift_block: named(ELEMENTS, combat.swift_block),
    move: view.turn.move,
    influence: view.turn.influence,
  };
}

/** The fight of the hero of the turn as `questhall mage_knight fight` reads it. */
export function question(view: TableView, combat: CombatView, language: string): object {
  const hero = heroOf(view, view.turn.seat);
  if (!hero) return {};
  return {
    language,
    phase: view.turn.phase,
    day: view.day,
    level: hero.level,
    site: siteOf(view, combat),
    terrain: spaceAt(view, hero.space)?.terrain ?? "plains",
    wounds: combat.wounds,
    hand: hero.hand.map(({ card }) => card),
    units: hero.units.map(({ card, ready, wounds = 0, banner = "" }) => ({
      unit: card,
      ready,
      wounds,
      banner,
    })),
    skills: hero.skills
      .filter(({ used, spent, in_centre, flipped }) => !(used || spent || in_centre || flipped))
      .map(({ card }) => card),
    mana: manaOf(view, hero),
    gathered: gatheredOf(view, combat),
    enemies: enemiesOf(combat),
  };
}

/** The things on the table that a play is about: a card, unit or skill of the hero, or an enemy. */
export function thingsOf(view: TableView, combat: CombatView, { about }: Play): string[] {
  const hero = heroOf(view, view.turn.seat);
  const own = [...(hero?.hand ?? []), ...(hero?.units ?? []), ...(hero?.skills ?? [])];
  const found = own.filter(({ card }) => about.includes(card)).map(({ id }) => id);
  const foes = combat.foes.filter(({ enemy, defeated }) => !defeated && about.includes(enemy));
  return [...found, ...foes.map(({ id }) => id)];
}
