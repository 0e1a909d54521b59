/** Cards say areas, elements and actions as the printed ones do: with hexes, discs and icons. */

import type { GameContent } from "../../table/content.svelte";
import { t } from "../../words/language.svelte";
import type { Texts } from "../../words/texts";
import { hexOf } from "../../widgets/hexes";
import { speller, type Spell, type Term } from "../../widgets/spelling";
import { nameOf } from "./naming";
import { CONDITIONS, ELEMENTS } from "./view";

const ACTIONS = [
  { key: "move", text: "gloomhaven-move" },
  { key: "attack", text: "gloomhaven-attack" },
  { key: "range", text: "gloomhaven-range" },
  { key: "shield", text: "gloomhaven-shield" },
  { key: "retaliate", text: "gloomhaven-retaliate" },
  { key: "pierce", text: "gloomhaven-pierce" },
  { key: "targets", text: "gloomhaven-targets" },
] as const;

const known = new WeakMap<Texts, Spell>();

function areas(content: GameContent): Term[] {
  return [...content.faces.values()]
    .filter((face) => face.kind === "area")
    .map((face) => ({
      word: content.say("part-area", { shape: face.title }),
      piece: {
        shape: { hexes: (face.text ?? []).map(hexOf), from: (face.types ?? []).map(hexOf) },
        label: face.title,
      },
    }));
}

function elements(content: GameContent): Term[] {
  return [...ELEMENTS, "any"].map((key) => {
    const label = nameOf(content, "element", key);
    return { word: label, piece: { icon: `element-${key}`, label, tone: `disc ${key}` } };
  });
}

function conditions(content: GameContent): Term[] {
  return CONDITIONS.map((key) => {
    const label = nameOf(content, "condition", key);
    return { word: label, piece: { icon: `condition-${key}`, label }, said: true };
  });
}

function actions(): Term[] {
  return ACTIONS.map(({ key, text }) => {
    const label = t(text);
    return { word: label, piece: { icon: `stat-${key}`, label }, said: true, exact: true };
  });
}

/** How the texts of cards are drawn in the language of the table. */
export function spellingOf(content: GameContent): Spell {
  const { texts } = content;
  const found =
    known.get(texts) ??
    speller([...areas(content), ...elements(content), ...conditions(content), ...actions()]);
  known.set(texts, found);
  return found;
}
