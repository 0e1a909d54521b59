/** Cards of the catalogue as the shared card widget draws them. */

import { familyOf } from "../../look/families";
import type { Face as Printed } from "../../protocol";
import type { GameContent } from "../../table/content.svelte";
import { t } from "../../words/language.svelte";
import type { Detail, Face, Stat } from "../../widgets/card";
import type { CodexEntry } from "../../widgets/codex";
import drawn from "virtual:icons/pieces";
import { signOf } from "../signs";
import { textFor, titleOf } from "./naming";
import { structOf } from "./lying";
import { isChip, type Chip, type Part, type Reader } from "./sheet";
import { slug } from "../../words/slug";

const DRAWN = new Set(drawn);

const iconOf = ({ icon, key }: Printed): string => (DRAWN.has(icon) ? icon : signOf(key));

function typeLine({ kind, types = [] }: Printed, { texts }: GameContent): string {
  return types.join(" · ") || (textFor(texts, "kind", kind) ?? "");
}

/** The corners of a card: attack and life have shapes that mean them, and the first other number. */
function cornerOf(name: string, taken: boolean): "cost" | "left" | "right" | null {
  if (name === "attack") return "left";
  if (name === "life") return "right";
  return taken ? null : "cost";
}

export function faceOf(card: Printed, content: GameContent): Face {
  const corners: Partial<Record<"cost" | "left" | "right", Stat>> = {};
  const lines: string[] = [];
  for (const [name, value] of Object.entries(card.numbers ?? {})) {
    const label = `${titleOf(content.texts, name)}: ${value}`;
    const corner = cornerOf(name, "cost" in corners);
    if (corner) corners[corner] = { now: value, printed: value, label };
    else lines.push(label);
  }
  return {
    title: card.title,
    icon: iconOf(card),
    family: familyOf(card.family),
    typeLine: typeLine(card, content),
    text: [card.epithet ?? "", ...lines, ...(card.text ?? [])].filter(Boolean),
    marks: [],
    ...corners,
  };
}

/** A chip in one line. */
const said = ({ title, text }: Chip): string => (text ? `${title}: ${text}` : title);

const isWord = (part: Part): part is Chip => isChip(part) && part.seat === undefined;

/** Words of the game on a card that have an explanation. */
function explanations({ keywords = [] }: Printed, { texts }: GameContent): Detail["explanations"] {
  return keywords
    .map((keyword) => `keyword-${slug(keyword)}`)
    .filter((key) => texts.has(key))
    .map((key) => ({
      text: texts.say(key),
      rule: texts.has(`${key}.rule`) ? texts.say(`${key}.rule`) : "",
    }));
}

/** The large card of a thing: what is printed on it, and how it stands now. */
export function detailOf(
  view: unknown,
  content: GameContent,
  reader: Reader,
  thing: string,
  message?: string,
): Detail | null {
  const struct = structOf(view, thing);
  const keys = Object.values(struct ?? {}).filter((value) => typeof value === "string");
  const card = keys.map((key) => content.face(key)).find(Boolean) ?? content.faceOf(message);
  if (!card) return null;
  const parts = struct ? reader.piece("", struct).parts : [];
  return {
    face: faceOf(card, content),
    explanations: explanations(card, content),
    notes: parts.filter(isWord).map(said),
  };
}

/** Every card under its kind. */
export function codexOf(content: GameContent): CodexEntry[] {
  return [...content.faces.values()].map((card) => ({
    id: card.key,
    title: card.title,
    note: (card.text ?? []).join(" "),
    icon: iconOf(card),
    family: familyOf(card.family),
    group: typeLine(card, content) || t("generic-codex"),
  }));
}
