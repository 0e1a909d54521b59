/** What a game can be looked up for without a table: its cards by their kinds. */

import { faceOf } from "../games/generic/faces";
import type { LookedUp } from "../games/layout";
import type { GameContent } from "../table/content.svelte";
import type { Face } from "../widgets/card";
import type { CodexEntry } from "../widgets/codex";
import { slug } from "../words/slug";

/** Of a game that says nothing about it, everything is listed as it is printed. */
export function faceIn(content: GameContent, codex: LookedUp | undefined, key: string): Face {
  const card = content.face(key);
  if (!codex && card) return faceOf(card, content);
  return (codex?.face ?? blank)(content, key);
}

const blank = (_: GameContent, title: string): Face => ({
  ...{ title, icon: "hand", family: "", typeLine: "" },
  ...{ text: [], marks: [] },
});

/** `heading`: what cards of a kind are called together. */
export function entriesOf(
  content: GameContent,
  codex: LookedUp | undefined,
  heading: (kind: string) => string,
): CodexEntry[] {
  const faces = [...content.faces.values()];
  const kinds = codex?.kinds ?? [...new Set(faces.map(({ kind }) => kind))];
  return kinds.flatMap((kind) =>
    faces
      .filter((face) => face.kind === kind)
      .map(({ key, text = [] }) => {
        const { title, icon, family, typeLine } = faceIn(content, codex, key);
        const note = [typeLine, ...text].filter(Boolean).join(" · ");
        return { id: key, title, note, icon, family, group: heading(slug(kind)) };
      }),
  );
}
