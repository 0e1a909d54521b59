/** The rules that decided, put into words. */

import { t } from "../../../words/language.svelte";
import { hexKey } from "../../../widgets/hexes";
import type { Reason, Sheet } from "./sheet";

const WORDS: Record<string, string> = {
  "no-clean-way": "helper-no-clean-way",
  invisible: "helper-invisible",
  "out-of-reach": "helper-out-of-reach",
  needs: "helper-needs",
  "no-focus": "helper-no-focus",
  "least-movement": "helper-least-movement",
  nearest: "helper-nearest",
  earliest: "helper-earliest",
  "players-choose-focus": "helper-players-choose-focus",
  "cannot-approach": "helper-cannot-approach",
  "goals-now": "helper-goals-now",
  "goals-later": "helper-goals-later",
  "with-disadvantage": "helper-with-disadvantage",
  "no-nearer": "helper-no-nearer",
  "comes-nearer": "helper-comes-nearer",
  "players-choose-way": "helper-players-choose-way",
};

type Pair = [number, number];

const isPair = (value: Pair | Pair[]): value is Pair => typeof value[0] === "number";

/** An enemy by its number, any other hex by where it lies. */
export function placeName(sheet: Sheet, [q, r]: Pair): string {
  const number = sheet.enemies.findIndex((enemy) => enemy.hex === hexKey({ q, r }));
  return number < 0 ? `(${q}, ${r})` : t("helper-hero", { number: number + 1 });
}

export function inWords(sheet: Sheet, reason: Reason): string {
  const said: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(reason.values)) {
    if (typeof value === "number") said[name] = value;
    else if (isPair(value)) said[name] = placeName(sheet, value);
    else said[name] = value.map((hex) => placeName(sheet, hex)).join(", ");
  }
  const { points, negatives } = reason.values;
  if (typeof points === "number") {
    const way = t("helper-points", { points });
    const extra = typeof negatives === "number" && negatives > 0;
    said["way"] = extra ? t("helper-and-negatives", { way, negatives }) : way;
  }
  return t(WORDS[reason.name] ?? reason.name, said);
}

/** The hexes that a reason speaks of. */
export function hexesIn(reason: Reason): string[] {
  return Object.values(reason.values).flatMap((value) => {
    if (typeof value === "number") return [];
    return (isPair(value) ? [value] : value).map(([q, r]) => hexKey({ q, r }));
  });
}
