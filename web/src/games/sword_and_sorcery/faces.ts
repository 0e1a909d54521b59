/** Cards and figures of a quest as the shared card widgets draw them. */

import type { GameContent } from "../../table/content.svelte";
import { t } from "../../words/language.svelte";
import type { Detail, Face } from "../../widgets/card";
import { speller, type Spell } from "../../widgets/spelling";
import { figureLabel, heroTitle, markName, marksOf } from "./naming";
import { cardOf, enemyOf, figuresOf, thingOf, type FigureView, type TableView } from "./view";
import { unslugged } from "../../words/slug";

export const SYMBOLS = ["hit", "skill", "magic", "shield", "legend", "miss", "pay"];

export const symbolName = (content: GameContent, symbol: string): string =>
  symbol === "pay" ? t("sword-any-symbol") : content.say(`symbol-${symbol}`);

/** "[SKILL]" on a card is the name of the symbol, an hourglass a word. */
export function readable(content: GameContent, text: string): string {
  const timed = text.replace(/⌛(\d)/g, (_, count: string) => t("sword-cools", { count }));
  return SYMBOLS.reduce(
    (said, symbol) =>
      said.replaceAll(`[${symbol.toUpperCase()}]`, `[${symbolName(content, symbol)}]`),
    timed,
  );
}

const known = new WeakMap<GameContent["texts"], Spell>();

/** Symbols of the dice in a text are drawn as they are on the dice. */
function spellingOf(content: GameContent): Spell {
  const { texts } = content;
  const spell =
    known.get(texts) ??
    speller(
      SYMBOLS.map((symbol) => {
        const label = symbolName(content, symbol);
        return { word: `[${label}]`, piece: { icon: `symbol-${symbol}`, label } };
      }),
    );
  known.set(texts, spell);
  return spell;
}

export function faceOf(content: GameContent, key: string, message?: string): Face {
  const card = content.face(key);
  const title = card?.title ?? (message ? content.say(message) : key);
  const face: Face = {
    title,
    icon: card?.icon || "stat-special",
    family: card?.family ?? "",
    typeLine: [...(card?.types ?? []), ...(card?.epithet ? [card.epithet] : [])].join(" · "),
    text: (card?.text ?? []).map((line) => readable(content, line)),
    spell: spellingOf(content),
    marks: [],
  };
  const { price, cooldown } = card?.numbers ?? {};
  if (price !== undefined) face.cost = { now: price, printed: price, label: t("sword-price") };
  if (cooldown !== undefined && card?.kind === "power")
    face.right = { now: cooldown, printed: cooldown, label: t("sword-cooldown") };
  return face;
}

function figureDetail(view: TableView, content: GameContent, figure: FigureView): Detail {
  const enemy = enemyOf(view, figure.id);
  const hero = view.heroes.find((each) => each.figure?.id === figure.id);
  const face = faceOf(content, enemy?.scroll ?? hero?.kind ?? figure.companion ?? "");
  const lines = content.face(enemy?.scroll ?? "")?.marks ?? [];
  const told = face.text.length - lines.length;
  const text = face.text.map((line, place) =>
    place >= told ? `${lines[place - told]}: ${line}` : line,
  );
  const notes = [
    figureLabel(view, content, figure),
    t("sword-defends", {
      armour: figure.armour,
      defence: figure.defence,
      shields: figure.shields ?? 0,
    }),
    ...marksOf(figure).map((mark) => markName(content, mark)),
  ];
  return {
    face: { ...face, title: hero ? heroTitle(content, hero) : face.title, text },
    explanations: [],
    notes: notes.slice(0, 2),
  };
}

/** The key of what a message names: `card-lady-of-thunder`. */
const keyIn = (content: GameContent, message: string): string =>
  content.faceOf(message)?.key ?? unslugged(message.slice(message.indexOf("-") + 1));

export function detailOf(
  view: TableView,
  content: GameContent,
  thing: string,
  message?: string,
): Detail | null {
  const [kind = "", key = ""] = thing.split(/:(.*)/s);
  if (kind === "card") {
    const card = cardOf(view, thing);
    const named = card?.side || card?.card || (message ? keyIn(content, message) : "");
    return named ? { face: faceOf(content, named, message), explanations: [], notes: [] } : null;
  }
  if (kind === "class" || kind === "face")
    return { face: faceOf(content, key), explanations: [], notes: [] };
  const figure =
    kind === "enemy"
      ? view.enemies.find(({ id }) => String(id) === key)?.figures[0]
      : figuresOf(view).find((each) => thingOf(view, each) === thing);
  return figure ? figureDetail(view, content, figure) : null;
}
