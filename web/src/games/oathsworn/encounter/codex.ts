/** What can be looked up at the table: the special rules, what lies on it, the classes, the items. */

import type { GameContent } from "../../../table/content.svelte";
import { t } from "../../../words/language.svelte";
import type { CodexEntry } from "../../../widgets/codex";
import { faceOf } from "./faces";
import type { TableView } from "./view";

/** Kinds of faces under one heading (`oathsworn-codex-…`), in the order in which they are listed. */
const HEADINGS: Readonly<Record<string, string[]>> = {
  rules: ["board_rule"],
  tokens: ["token", "status"],
  ground: ["tile", "lair", "piece", "counter"],
  actions: ["action"],
};
const AFTER_CLASSES: Readonly<Record<string, string[]>> = {
  allies: ["ally"],
  items: ["item", "curative"],
  injuries: ["injury"],
};
/** What belongs to a class stands under its name. */
const OF_A_CLASS = ["class", "special", "ability"];
/** Only those of the encounter that is played are of use. */
const OF_AN_ENCOUNTER = new Set(["board_rule", "lair"]);

type Faces = GameContent["faces"] extends Map<string, infer Face> ? Face[] : never;

function entriesUnder(content: GameContent, faces: Faces, group: string): CodexEntry[] {
  return faces.map(({ key }) => {
    const { title, typeLine, text, icon, family } = faceOf(content, key);
    const note = [typeLine, ...text].filter(Boolean).join(" · ");
    return { id: key, title, note, icon, family, group };
  });
}

/** Classes of the company come before the others. */
function classesOf(content: GameContent, view: TableView): string[] {
  const here = new Set(view.company.flatMap(({ kind }) => kind ?? []));
  return [...content.faces.values()]
    .filter(({ kind }) => kind === "class")
    .map(({ key }) => key)
    .sort((one, other) => Number(here.has(other)) - Number(here.has(one)));
}

export function codexOf(content: GameContent, view: TableView): CodexEntry[] {
  const known = [...content.faces.values()].filter(
    ({ kind, family }) => !OF_AN_ENCOUNTER.has(kind) || family === view.encounter,
  );
  const words = known.filter(({ kind, family }) => kind === "ability" && family === view.encounter);
  const under = (headings: typeof HEADINGS): CodexEntry[] =>
    Object.entries(headings).flatMap(([heading, kinds]) =>
      entriesUnder(
        content,
        known.filter(({ kind }) => kinds.includes(kind)),
        t(`oathsworn-codex-${heading}`),
      ),
    );
  const classes = classesOf(content, view).flatMap((name) =>
    entriesUnder(
      content,
      known.filter(({ kind, family }) => OF_A_CLASS.includes(kind) && family === name),
      content.name("class", name),
    ),
  );
  const { rules, ...open } = HEADINGS;
  const board = view.rules_face_down
    ? []
    : [
        ...under({ rules: rules ?? [] }),
        ...entriesUnder(content, words, t("oathsworn-codex-rules")),
      ];
  return [...board, ...under(open), ...classes, ...under(AFTER_CLASSES)];
}
