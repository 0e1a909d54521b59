/** Cards, units, skills and enemies of Mage Knight as the shared card widget draws them. */

import type { GameContent } from "../../table/content.svelte";
import { t } from "../../words/language.svelte";
import type { Detail, Explanation, Face, Mark } from "../../widgets/card";
import { calledBy } from "./keywords";
import { spellingOf } from "./spelling";
import { placeDetail, tokenOnMap } from "./places_detail";
import { allCards, type SkillView, type TableView, type UnitView } from "./view";
import { capital } from "../../words/capital";
import { slug } from "../../words/slug";

const ACTIONS = ["basic_action", "advanced_action"];
const SPELL = "spell";
const WOUND = "wound";
/** A unit of another hero, in a battle (MK-11.6.1). */
const AS_ENEMY = "opponent:";

// -- Deed cards --------------------------------------------------------------------

/** A Deed card with its two effects, and the mana that each of them needs. */
export interface Deed {
  title: string;
  icon: string;
  kind: string;
  family: string;
  typeLine: string;
  /** What a banner does for the unit that bears it. */
  banner: string;
  basic: string;
  strong: string;
  basicMana: string[];
  strongMana: string[];
}

export function deedOf(content: GameContent, key: string): Deed {
  const card = content.face(key);
  const { title = content.name("card", key), icon = "hand", types = [], text = [] } = card ?? {};
  const { kind = "", family: colour = "" } = card ?? {};
  const [basic = "", strong = ""] = kind === WOUND ? [] : text.slice(-2);
  const deed = {
    title,
    icon,
    kind,
    typeLine: capital(types.join(" · ")),
    banner: text.length > 2 ? (text[0] ?? "") : "",
    basic,
    strong,
  };
  if (kind === SPELL) {
    const strongMana = [colour, "black"];
    return { ...deed, family: `spell-${colour}`, basicMana: [colour], strongMana };
  }
  const strongMana = ACTIONS.includes(kind) ? [colour] : [];
  return { ...deed, family: colour, basicMana: [], strongMana };
}

function deedFace(content: GameContent, key: string): Face {
  const deed = deedOf(content, key);
  const face = { ...blank(deed.title, deed.icon, deed.family), typeLine: deed.typeLine };
  if (!deed.basic) return { ...face, text: content.face(key)?.text ?? [] };
  const half = (text: string, colours: string[], tinted: boolean) => ({
    text,
    tinted,
    marks: colours.map((colour) => ({
      icon: `colour-${colour}`,
      label: content.name("colour", colour),
    })),
  });
  return {
    ...face,
    spell: spellingOf(content),
    halves: [
      half(deed.basic, deed.basicMana, deed.kind === SPELL),
      half(deed.strong, deed.strongMana, true),
    ],
  };
}

// -- units -------------------------------------------------------------------------

/** A unit: its abilities, and what else is peculiar to it. */
export interface Unit {
  title: string;
  armour: number;
  abilities: string[];
  /** What can never be activated. */
  rest: string[];
}

export function unitOf(content: GameContent, key: string): Unit {
  const { title = content.name("unit", key), text = [], numbers = {} } = content.face(key) ?? {};
  const { armour = 0, abilities = text.length } = numbers;
  return { title, armour, abilities: text.slice(0, abilities), rest: text.slice(abilities) };
}

function unitFace(content: GameContent, key: string): Face {
  const card = content.face(key);
  const { cost = 0, level = 0, armour = 0 } = card?.numbers ?? {};
  const face = { ...printed(content, key, "unit", "stat-command"), spell: spellingOf(content) };
  const marks: Mark[] = [
    { icon: "stat-armour", label: t("mage-knight-armour"), count: armour },
    ...resistances(content, card?.marks ?? []),
  ];
  const typeLine = [t("mage-knight-unit-level", { level }), ...(card?.types ?? [])].join(" · ");
  const price = { now: cost, printed: cost, label: t("mage-knight-price") };
  return { ...face, typeLine, marks, cost: price };
}

function resistances(content: GameContent, marks: string[]): Mark[] {
  return marks
    .filter((mark) => mark.startsWith("resists-"))
    .map((mark) => {
      const key = mark.replace("resists-", "");
      return { icon: `resistance-${key}`, label: content.name("resistance", key) };
    });
}

/** What became of a unit, in words. */
export function unitState(content: GameContent, unit: UnitView): string[] {
  const found = [t(unit.ready ? "mage-knight-ready" : "mage-knight-spent")];
  if (unit.wounds) found.push(t("mage-knight-wounds", { count: unit.wounds }));
  if (unit.banner) {
    found.push(content.name("card", unit.banner));
    if (unit.banner_used) found.push(t("mage-knight-banner-used"));
  }
  if (unit.mana) found.push(content.name("colour", unit.mana));
  if (unit.bonded) found.push(t("mage-knight-bonded"));
  return found;
}

// -- skills, tactics and the rest ----------------------------------------------------

export function skillState(skill: SkillView): string {
  if (skill.in_centre) return t("mage-knight-in-centre");
  if (skill.spent || skill.flipped) return t("mage-knight-skill-down");
  return skill.used ? t("mage-knight-used") : "";
}

function skillFace(content: GameContent, key: string): Face {
  const face = printed(content, key, "skill", "stat-hero");
  const [use = "", ...text] = face.text;
  return { ...face, typeLine: use, text };
}

function tacticFace(content: GameContent, key: string): Face {
  const face = printed(content, key, "tactic", "actions");
  const { number } = content.face(key)?.numbers ?? {};
  return number === undefined ? face : { ...face, initiative: number };
}

function enemyFace(content: GameContent, key: string): Face {
  const { numbers = {}, marks = [], types = [] } = content.face(key) ?? {};
  const face = printed(content, key, "enemy", "stat-attack");
  const count = (name: string, icon: string, label = `mage-knight-${name}`): Mark[] =>
    numbers[name] === undefined ? [] : [{ icon, label: t(label), count: numbers[name] }];
  return {
    ...face,
    typeLine: capital(types.join(", ")),
    marks: [
      ...count("armour", "stat-armour"),
      ...count("low_armour", "ability-elusive", "mage-knight-low-armour"),
      ...count("attack", "stat-attack"),
      ...count("fame", "stat-fame"),
      ...resistances(content, marks),
    ],
  };
}

function blank(title: string, icon: string, family = ""): Face {
  return { title, icon, family, typeLine: "", text: [], marks: [] };
}

function printed(content: GameContent, key: string, prefix: string, icon: string): Face {
  const card = content.face(key);
  if (!card) return blank(content.name(prefix, key), icon);
  return { ...blank(card.title, card.icon || icon, card.family), text: card.text ?? [] };
}

const FACES: Record<string, (content: GameContent, key: string) => Face> = {
  basic_action: deedFace,
  advanced_action: deedFace,
  spell: deedFace,
  artifact: deedFace,
  wound: deedFace,
  unit: unitFace,
  skill: skillFace,
  tactic: tacticFace,
  enemy: enemyFace,
};

/** The face of anything that is printed, by its key. */
export function faceOf(content: GameContent, key: string): Face {
  const make = FACES[content.face(key)?.kind ?? ""];
  return make ? make(content, key) : printed(content, key, "card", "hand");
}

// -- anything ----------------------------------------------------------------------

/** The enemy, or the unit that fights as one. */
export function enemyOf({ enemy }: { enemy: string }): string {
  return enemy.replace(AS_ENEMY, "");
}

/** The key of a card or token that the seat can see. */
function keyOf(view: TableView, thing: string): string | undefined {
  if (thing.startsWith("foe:")) {
    const foe = view.combat?.foes[Number(thing.slice(4))];
    return foe && enemyOf(foe);
  }
  return allCards(view).find((card) => card.id === thing)?.card ?? tokenOnMap(view, thing)?.enemy;
}

function notesOf(view: TableView, content: GameContent, thing: string): string[] {
  for (const hero of view.heroes) {
    const unit = hero.units.find((each) => each.id === thing);
    if (unit) return unitState(content, unit);
    const skill = hero.skills.find((each) => each.id === thing);
    if (skill) return [skillState(skill)].filter(Boolean);
    if (hero.tactic_id === thing && hero.stored) {
      return [t("mage-knight-stored", { count: hero.stored })];
    }
  }
  return [];
}

export function explained(content: GameContent, key: string): Explanation[] {
  return (content.face(key)?.keywords ?? []).map((keyword) => {
    const name = calledBy(content, keyword);
    const text = content.say(`keyword-${keyword}`);
    return {
      text: name ? `${name}. ${text}` : text,
      rule: content.say(`keyword-${keyword}.rule`),
    };
  });
}

function cardDetail(view: TableView, content: GameContent, thing: string, key: string): Detail {
  const face = faceOf(content, key);
  const { banner } = deedOf(content, key);
  const notes = notesOf(view, content, thing);
  if (face.halves) {
    notes.unshift(face.typeLine);
    if (banner) notes.push(t("mage-knight-banner", { text: banner }));
  }
  return { face, explanations: explained(content, key), notes };
}

/** Things that the catalogue calls otherwise. */
const FACE_OF: Record<string, (key: string) => string> = {
  colour: (key) => `mana_${key}`,
  terrain: (key) => `terrain_${key}`,
};

/** Colours, heroes, rewards, terrains: things that have a name, and an icon by their kind. */
function namedDetail(content: GameContent, kind: string, key: string, message: string): Detail {
  const card = content.face(FACE_OF[kind]?.(key) ?? key);
  const title = capital(content.say(message));
  const icon = card?.icon || `${kind}-${slug(key)}`;
  const face = { ...blank(title, icon, card?.family || key), text: card?.text ?? [] };
  return { face, explanations: [], notes: [] };
}

export function detailOf(
  view: TableView,
  content: GameContent,
  thing: string,
  message?: string,
): Detail | null {
  const [kind = "", key = ""] = thing.split(/:(.*)/s);
  const seen = keyOf(view, thing) ?? content.faceOf(message)?.key;
  if ((kind === "card" || kind === "foe") && seen) return cardDetail(view, content, thing, seen);
  const place = placeDetail(view, content, thing);
  if (place) return place;
  return message ? namedDetail(content, kind, key, message) : null;
}
