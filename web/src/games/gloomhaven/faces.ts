/** Cards, items and monsters of Gloomhaven as the shared card widget draws them. */

import type { GameContent } from "../../table/content.svelte";
import { t } from "../../words/language.svelte";
import type { Detail, Face, Half, Mark } from "../../widgets/card";
import { figureName, iconOf, nameOf, rankName } from "./naming";
import { spellingOf } from "./spelling";
import {
  CONSUMED,
  figureOf,
  SPENT,
  type CardView,
  type FigureView,
  type ItemView,
  type TableView,
  type StatsView,
  type TypeView,
} from "./view";
import { slug, unslugged } from "../../words/slug";

const LOST = { icon: "stat-lost", label: "gloomhaven-lost-after" };

function blank(title: string, icon: string): Face {
  return { title, icon, family: "", typeLine: "", text: [], marks: [] };
}

function printed(content: GameContent, key: string, title: string, icon: string): Face {
  const card = content.face(key);
  if (!card) return blank(title, icon);
  const { title: name, family, text = [] } = card;
  return { ...blank(name, card.icon || icon), family, text, spell: spellingOf(content) };
}

const SHOWN_BY = ["condition", "element", "sticker"];

/** What a sticker shows. */
export function stickerMark(content: GameContent, sticker: string): Mark {
  const kind = SHOWN_BY.find((each) => content.texts.has(`${each}-${slug(sticker)}`)) ?? "sticker";
  return { icon: `${kind}-${sticker}`, label: nameOf(content, kind, sticker) };
}

/** The stickers (`t0 plus_1`) on a half; several of a kind are one mark. */
function stuckOn(content: GameContent, half: string, stickers: string[]): Mark[] {
  const shown = stickers.flatMap((each) => (each[0] === half[0] ? [each.split(" ")[1] ?? ""] : []));
  return [...new Set(shown)].map((sticker) => {
    const count = shown.filter((each) => each === sticker).length;
    return { ...stickerMark(content, sticker), ...(count > 1 ? { count } : {}) };
  });
}

/** An ability card: two halves and the initiative. `message` names it where its face is not known. */
export function abilityFace(
  content: GameContent,
  key: string,
  message?: string,
  stickers: string[] = [],
): Face {
  const card = content.face(key);
  const title = message ? content.say(message) : nameOf(content, "card", key);
  const face = printed(content, key, title, "hand");
  const { initiative, level } = card?.numbers ?? {};
  const [top = "", bottom = ""] = card?.text ?? [];
  const marks = new Set(card?.marks ?? []);
  const half = (name: string, text: string): Half => ({
    text,
    marks: [
      ...(marks.has(`${name}-lost`) ? [{ icon: LOST.icon, label: t(LOST.label) }] : []),
      ...stuckOn(content, name, stickers),
    ],
  });
  if (level) face.typeLine = t("gloomhaven-level", { level });
  if (initiative !== undefined) face.initiative = initiative;
  return { ...face, text: [], halves: [half("top", top), half("bottom", bottom)] };
}

/** A battle goal, item or class. */
function plainFace(content: GameContent, kind: string, key: string, icon: string): Face {
  return printed(content, key, nameOf(content, kind, key), icon);
}

export function itemFace(content: GameContent, key: string): Face {
  const { types = [], numbers = {} } = content.face(key) ?? {};
  const face = plainFace(content, "item", key, "stat-gold");
  const { price } = numbers;
  const typeLine = [t("gloomhaven-item"), ...types].join(" · ");
  if (price === undefined) return { ...face, typeLine };
  return { ...face, typeLine, cost: { now: price, printed: price, label: t("gloomhaven-price") } };
}

function classFace(content: GameContent, key: string): Face {
  const { hand, hit_points: health, difficulty } = content.face(key)?.numbers ?? {};
  const face = plainFace(content, "class", key, "stat-hero");
  if (hand === undefined || health === undefined) return face;
  const [role = ""] = face.text;
  const text = difficulty === undefined ? [role] : [role, t(`gloomhaven-difficulty-${difficulty}`)];
  return { ...face, typeLine: t("gloomhaven-class-facts", { hand, health }), text };
}

/** The cards that a class begins with, and what it may learn. */
function classNotes(content: GameContent, key: string): string[] {
  const [, ...perks] = content.face(key)?.text ?? [];
  const cards = [...content.faces.values()]
    .filter(({ kind, family, numbers }) => {
      return kind === "ability" && family === key && numbers?.["level"] === 1;
    })
    .map(({ title }) => title);
  const listed = (heading: string, lines: string[]): string[] =>
    lines.length > 0 ? [[heading, ...lines.map((line) => `• ${line}`)].join("\n")] : [];
  return [
    ...listed(t("gloomhaven-cards-of-class"), cards),
    ...listed(t("gloomhaven-perks-of-class"), perks),
  ];
}

/** Of anything in the catalogue. */
export function printedFace(content: GameContent, key: string): Face {
  const kind = content.face(key)?.kind ?? "";
  if (kind === "ability") return abilityFace(content, key);
  return kind === "item" ? itemFace(content, key) : plainFace(content, kind, key, "hand");
}

export function itemState(item: ItemView): string {
  if (item.state === CONSUMED) return t("gloomhaven-consumed");
  return item.state === SPENT ? t("gloomhaven-spent") : t("gloomhaven-ready");
}

// -- monsters --------------------------------------------------------------------

export interface StatLine {
  icon: string;
  label: string;
  /** Of the normal and of the elite figures, or of the boss. */
  values: string[];
}

const number = (value: number): string => (value < 0 ? "–" : String(value));

/** The numbers of a stat card, one line each; what nobody of the type has is left out. */
export function statLines(type: TypeView): StatLine[] {
  const line = (
    icon: string,
    label: string,
    of: (stats: StatsView) => number,
    always = false,
  ): StatLine[] => {
    const values = type.stats.map(of);
    return always || values.some((value) => value > 0)
      ? [{ icon, label: t(label), values: values.map(number) }]
      : [];
  };
  return [
    ...line("life", "gloomhaven-health", (stats) => stats.hit_points, true),
    ...line("stat-move", "gloomhaven-move", (stats) => stats.move, true),
    ...line("stat-attack", "gloomhaven-attack", (stats) => stats.attack, true),
    ...line("stat-range", "gloomhaven-range", (stats) => stats.range),
    ...line("stat-shield", "gloomhaven-shield", (stats) => stats.shield ?? 0),
    ...line("stat-retaliate", "gloomhaven-retaliate", (stats) => stats.retaliate?.[0] ?? 0),
    ...line("stat-pierce", "gloomhaven-pierce", (stats) => stats.pierce ?? 0),
    ...line("stat-targets", "gloomhaven-targets", (stats) =>
      (stats.targets ?? 1) > 1 ? (stats.targets ?? 1) : 0,
    ),
  ];
}

/** Conditions that the attacks of a type give, and what else is printed on its stat card. */
export function traits(type: TypeView, content: GameContent): Mark[] {
  const found: Mark[] = [];
  if (type.flying) found.push({ icon: "stat-flying", label: t("gloomhaven-flying") });
  if (type.stats.some(({ advantage }) => advantage))
    found.push({ icon: "stat-advantage", label: t("gloomhaven-has-advantage") });
  if (type.stats.some(({ attackers_disadvantage: hampers }) => hampers))
    found.push({ icon: "stat-disadvantage", label: t("gloomhaven-hampers") });
  for (const condition of new Set(type.stats.flatMap((stats) => stats.conditions ?? []))) {
    found.push({
      icon: `condition-${condition}`,
      label: nameOf(content, "condition", condition),
    });
  }
  return found;
}

/** What the ability card of the round says. */
export function abilityText(type: TypeView, content: GameContent): string[] {
  return type.card ? (content.face(type.card)?.text ?? []) : [];
}

function typeFace(type: TypeView, content: GameContent): Face {
  const face = printed(content, type.type, nameOf(content, "monster", type.type), "stat-monster");
  const ranks = type.stats.map((stats) => rankName(stats.rank)).join(" / ");
  const numbers = statLines(type).map(({ label, values }) => `${label}: ${values.join(" / ")}`);
  return {
    ...face,
    family: "monster",
    typeLine: ranks,
    text: [...numbers, ...abilityText(type, content)],
    marks: traits(type, content),
    ...(type.initiative ? { initiative: type.initiative } : {}),
  };
}

function immunity(type: TypeView, content: GameContent): string[] {
  const immune = type.immune ?? [];
  if (immune.length === 0) return [];
  const names = immune.map((each) => nameOf(content, "condition", each)).join(", ");
  return [t("gloomhaven-immune", { conditions: names })];
}

/** Why attacks of or on the type are made with Advantage or Disadvantage, and what it is immune to. */
export function typeNotes(type: TypeView, content: GameContent): string[] {
  return [
    ...traits(type, content).map(({ icon, label }) => {
      const key = `keyword-${icon.slice(icon.indexOf("-") + 1)}`;
      return content.texts.has(key) ? content.say(key) : label;
    }),
    ...immunity(type, content),
  ];
}

export function figureNotes(figure: FigureView, content: GameContent): string[] {
  const notes = [t("gloomhaven-hit-points", { now: figure.hp, most: figure.max_hp })];
  if (figure.shield) notes.push(`${t("gloomhaven-shield")} ${figure.shield}`);
  if (figure.retaliate) notes.push(`${t("gloomhaven-retaliate")} ${figure.retaliate}`);
  for (const condition of figure.conditions ?? []) {
    const key = `keyword-${condition}`;
    notes.push(content.texts.has(key) ? content.say(key) : nameOf(content, "condition", condition));
  }
  if (figure.mark) notes.push(t("gloomhaven-marked", { amount: figure.mark }));
  if (figure.summoned) notes.push(t("gloomhaven-summoned"));
  return notes;
}

function figureDetail(view: TableView, content: GameContent, figure: FigureView): Detail {
  const type = view.types.find((each) => each.type === figure.type);
  const hero = view.heroes.find((each) => each.figure === figure.id);
  const notes = figureNotes(figure, content);
  if (type) {
    const face = { ...typeFace(type, content), title: figureName(content, figure) };
    const rank = rankName(figure.rank ?? 0);
    return {
      face: { ...face, typeLine: rank },
      explanations: [],
      notes: [...notes, ...typeNotes(type, content)],
    };
  }
  const key = hero?.kind ?? unslugged(figure.name.slice(figure.name.indexOf("-") + 1));
  const face = printed(
    content,
    key,
    figureName(content, figure),
    iconOf(content, key, "stat-hero"),
  );
  return { face: { ...face, family: key }, explanations: [], notes };
}

// -- anything ----------------------------------------------------------------------

/** The key of an ability card or battle goal that the seat can see. */
function cardKey(
  view: TableView,
  thing: string,
): { key: string; goal: boolean; stickers: string[] } | undefined {
  for (const hero of view.heroes) {
    const own = [hero.hand, hero.chosen, hero.discard, hero.lost, hero.active, hero.supply ?? []];
    const cards: CardView[] = own.flat();
    for (const { id, card, stickers = [] } of cards) {
      if (id === thing) return { key: card, goal: false, stickers };
    }
    for (const card of hero.goals ?? []) {
      if (card.id === thing) return { key: card.card, goal: true, stickers: [] };
    }
  }
  return undefined;
}

function cardFace(view: TableView, content: GameContent, thing: string, message = ""): Face | null {
  const seen = cardKey(view, thing);
  if (seen) {
    return seen.goal
      ? plainFace(content, "goal", seen.key, "stat-checks")
      : abilityFace(content, seen.key, undefined, seen.stickers);
  }
  const key = unslugged(message.slice(message.indexOf("-") + 1));
  if (message.startsWith("goal-")) return plainFace(content, "goal", key, "stat-checks");
  if (message.startsWith("card-")) {
    return abilityFace(content, content.faceOf(message)?.key ?? key, message);
  }
  return null;
}

function explained(content: GameContent, face: Face, key: string): Detail {
  const explanations = (content.face(key)?.keywords ?? []).map((keyword) => ({
    text: content.say(`keyword-${keyword}`),
    rule: content.say(`keyword-${keyword}.rule`),
  }));
  return { face, explanations, notes: [] };
}

/** What lies on no table: a class, goods, a perk, a card that is not known yet. */
export function detailOfGoods(
  content: GameContent,
  thing: string,
  message?: string,
  enhancements: Record<string, string[]> = {},
): Detail | null {
  const [kind = "", key = ""] = thing.split(/:(.*)/s);
  if (kind === "perk" && message) {
    const text = content.say(message);
    const face = { ...blank(text, "stat-deck"), typeLine: t("gloomhaven-perk"), text: [text] };
    return { face, explanations: [], notes: [] };
  }
  if (kind === "class") {
    const detail = explained(content, classFace(content, key), key);
    return { ...detail, notes: classNotes(content, key) };
  }
  if (kind === "goods") return explained(content, itemFace(content, key), key);
  if (kind === "lesson") {
    return explained(content, abilityFace(content, key, message, enhancements[key]), key);
  }
  return null;
}

export function detailOf(
  view: TableView,
  content: GameContent,
  thing: string,
  message?: string,
): Detail | null {
  const [kind = "", key = ""] = thing.split(/:(.*)/s);
  if (kind === "card") {
    const face = cardFace(view, content, thing, message);
    return face && explained(content, face, cardKey(view, thing)?.key ?? "");
  }
  if (kind === "figure") {
    const figure = figureOf(view, thing);
    return figure ? figureDetail(view, content, figure) : null;
  }
  if (kind === "type") {
    const type = view.types.find((each) => each.type === key);
    return type
      ? { face: typeFace(type, content), explanations: [], notes: typeNotes(type, content) }
      : null;
  }
  if (kind === "item") {
    for (const hero of view.heroes) {
      const item = hero.items.find((each) => each.id === thing);
      if (item)
        return { face: itemFace(content, item.item), explanations: [], notes: [itemState(item)] };
    }
  }
  return detailOfGoods(content, thing, message);
}
