/** Cards, figures and tokens of an encounter as the shared card widgets draw them. */

import type { GameContent } from "../../../table/content.svelte";
import { t } from "../../../words/language.svelte";
import type { Detail, Face } from "../../../widgets/card";
import { figureLabel, figureName, iconOf } from "./naming";
import { slug, unslugged } from "../../../words/slug";
import {
  cardOf,
  COLOURS,
  figureOf,
  fighterOf,
  partOf,
  type FigureView,
  type TableView,
} from "./view";

/** A line of a card with its price, if it has one of its own. */
export interface PricedLine {
  cost?: number;
  text: string;
}

/** "(3) Attack. (2) Move 3." are two lines with their prices. */
export function pricedLines(text: string): PricedLine[] {
  const parts = text.split(/\((\d)\)\s*/);
  const [first = "", ...rest] = parts;
  const lines: PricedLine[] = first.trim() ? [{ text: first.trim() }] : [];
  for (let place = 0; place < rest.length; place += 2) {
    lines.push({ cost: Number(rest[place]), text: (rest[place + 1] ?? "").trim() });
  }
  return lines;
}

/** The prices of its lines: one, or a row such as 3·2·1. */
export function costOf(content: GameContent, key: string): string {
  const numbers = content.face(key)?.numbers ?? {};
  const costs = Object.keys(numbers)
    .filter((name) => name.startsWith("cost-"))
    .sort()
    .map((name) => numbers[name] ?? 0);
  return [...new Set(costs)].join("·");
}

const blank = (title: string, icon: string): Face => ({
  title,
  icon,
  family: "",
  typeLine: "",
  text: [],
  marks: [],
});

function typeLine(content: GameContent, key: string): string {
  const face = content.face(key);
  if (!face) return "";
  const { numbers = {}, types = [], kind } = face;
  const said: string[] = [];
  if (kind === "ability") said.push(t("oathsworn-ability", { level: numbers["level"] ?? 1 }));
  else if (kind === "injury") said.push(t("oathsworn-injury"));
  else if (kind === "stage_card") said.push(t("oathsworn-stage", { stage: numbers["stage"] ?? 1 }));
  else said.push(...types);
  if (kind === "item") said.push(...itemFacts(content, numbers));
  if (numbers["cooldown"] !== undefined)
    said.push(t("oathsworn-cooldown", { count: numbers["cooldown"] }));
  return said.join(" · ");
}

/** What an item is good for in a fight: hands, range, might, defense. */
function itemFacts(content: GameContent, numbers: Record<string, number>): string[] {
  const { hands, range, defense } = numbers;
  const might = COLOURS.map((colour) => numbers[`might-${colour}`] ?? 0);
  return [
    ...(hands ? [t("oathsworn-hands", { count: hands })] : []),
    ...(range ? [t("oathsworn-range", { count: range })] : []),
    ...(might.some((count) => count > 0)
      ? [t("oathsworn-might-of", { might: mightInWords(content, might) })]
      : []),
    ...(defense ? [t("oathsworn-defense", { count: defense })] : []),
  ];
}

/** The face of anything that the catalogue knows. */
export function faceOf(content: GameContent, key: string, message?: string): Face {
  const card = content.face(key);
  if (!card) return blank(message ? content.say(message) : key, "stat-might");
  const { numbers = {} } = card;
  const face: Face = {
    ...blank(card.title, card.icon || "stat-might"),
    family: card.family,
    typeLine: typeLine(content, key),
    text: (card.text ?? []).flatMap((text) =>
      pricedLines(text).map((line) =>
        line.cost === undefined ? line.text : `(${line.cost}) ${line.text}`,
      ),
    ),
  };
  const costs = costOf(content, key);
  if (/^\d$/.test(costs)) {
    face.cost = { now: Number(costs), printed: Number(costs), label: t("oathsworn-cost") };
  }
  if (card.kind === "ability" && numbers["defense"] !== undefined) {
    const defense = numbers["defense"];
    const label = t("oathsworn-defense-label");
    face.right = { now: defense, printed: defense, label, shield: true };
  }
  return face;
}

/** Where the words on Stage Cards are explained. */
const ON_THE_SPECIAL_RULES_BOARD = "OS-4.1.3";

/** What the beast does by a word of its own: `Litter`, `Rupture`. */
function wordsOf(view: TableView, content: GameContent, text: string): Detail["explanations"] {
  if (view.rules_face_down) return [];
  return [...content.faces.values()]
    .filter(({ kind, family, title }) => {
      const own = kind === "ability" || kind === "board_rule" || kind === "action";
      return own && family === view.encounter && text.includes(title);
    })
    .map((face) => ({
      text: `${face.title}: ${(face.text ?? []).join(" ")}`,
      rule: ON_THE_SPECIAL_RULES_BOARD,
    }));
}

function explained(content: GameContent, face: Face, key: string, notes: string[] = []): Detail {
  const explanations = (content.face(key)?.keywords ?? []).map((keyword) => ({
    text: content.say(`keyword-${keyword}`),
    rule: content.say(`keyword-${keyword}.rule`),
  }));
  return { face, explanations, notes };
}

function withWords(view: TableView, content: GameContent, detail: Detail): Detail {
  const words = wordsOf(view, content, detail.face.text.join(" "));
  return { ...detail, explanations: [...detail.explanations, ...words] };
}

/** Might as words: "2 red, 3 yellow". */
export function mightInWords(content: GameContent, might: number[]): string {
  return COLOURS.map((colour, place) => ({ colour, count: might[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ colour, count }) => `${count} ${content.say(`colour-${colour}`)}`)
    .reverse()
    .join(", ");
}

export function figureNotes(content: GameContent, figure: FigureView): string[] {
  const notes = [figureLabel(content, figure)];
  if (figure.might)
    notes.push(t("oathsworn-might-of", { might: mightInWords(content, figure.might) }));
  if (figure.range) notes.push(t("oathsworn-range", { count: figure.range }));
  if (figure.move) notes.push(t("oathsworn-moves", { count: figure.move }));
  if (figure.mob) notes.push(t("oathsworn-mob"));
  return notes;
}

function figureDetail(view: TableView, content: GameContent, figure: FigureView): Detail {
  const fighter = fighterOf(view, figure.id);
  const face = faceOf(content, fighter?.kind ?? figure.name);
  const about = { ...face, title: figureName(content, figure) };
  const detail = explained(content, about, figure.name, figureNotes(content, figure));
  return withWords(view, content, detail);
}

/** The key of what a message names: `card-warden-taunt`. */
const keyIn = (content: GameContent, message: string): string =>
  (content.faceOf(message) ?? stageCardOf(content, message))?.key ??
  unslugged(message.slice(message.indexOf("-") + 1));

/** Stage cards are called by their names: they turn over before the view knows their keys. */
function stageCardOf(content: GameContent, message: string): { key: string } | undefined {
  if (!message.startsWith("stage-card-")) return undefined;
  const name = content.say(message);
  return [...content.faces.values()].find(
    ({ kind, title }) => kind === "stage_card" && title === name,
  );
}

export function detailOf(
  view: TableView,
  content: GameContent,
  thing: string,
  message?: string,
): Detail | null {
  const [kind = "", key = ""] = thing.split(/:(.*)/s);
  if (kind === "card") {
    const card = cardOf(view, thing)?.card ?? (message ? keyIn(content, message) : "");
    if (!card) return null;
    return withWords(view, content, explained(content, faceOf(content, card, message), card));
  }
  if (kind === "figure") {
    const figure = figureOf(view, thing);
    return figure ? figureDetail(view, content, figure) : null;
  }
  if (kind === "part") {
    const part = partOf(view, thing);
    if (!part) return null;
    const name = `part-${slug(part.part)}`;
    const face = {
      ...blank(content.say(name), part.icon ? `part-${part.icon}` : "stat-hp"),
      family: "blood",
    };
    const text = content.texts.has(`${name}.text`) ? [content.say(`${name}.text`)] : [];
    const hp =
      part.die > 0 ? t("oathsworn-hp", { now: part.die, most: part.most }) : t("oathsworn-broken");
    const detail = { face: { ...face, text, typeLine: hp }, explanations: [], notes: [] };
    return withWords(view, content, detail);
  }
  if (kind === "token") return explained(content, faceOf(content, `token-${key}`), `token-${key}`);
  if (kind === "class") return explained(content, classFace(content, key), key);
  if (kind === "companion") {
    const title = content.say(`companion-${slug(key)}`);
    const face = { ...faceOf(content, key), title, text: [t("oathsworn-companion-told")] };
    return explained(content, { ...face, typeLine: t("oathsworn-companion") }, key);
  }
  if (kind === "item") return explained(content, faceOf(content, key, message), key);
  if (kind === "special") return explained(content, faceOf(content, key), key);
  return null;
}

function classFace(content: GameContent, key: string): Face {
  const { max_animus: animus = 0, regen = 0 } = content.face(key)?.numbers ?? {};
  const face = { ...faceOf(content, key), icon: iconOf(content, key) };
  return { ...face, typeLine: t("oathsworn-class-facts", { animus, regen }) };
}
