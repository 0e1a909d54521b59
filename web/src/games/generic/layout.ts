/** The table of any game that brings no client: drawn from what a seat sees. */

import "./families.css";
import type { ToldEvent } from "../../protocol";
import type { GameContent } from "../../table/content.svelte";
import { t } from "../../words/language.svelte";
import type { GameLayout } from "../layout";
import AnyTable from "./AnyTable.svelte";
import { detailOf } from "./faces";
import { fieldsOf, TEXTS, type Fields } from "./fields";
import { liesIn } from "./lying";
import { textFor } from "./naming";
import { isStruct, Reader } from "./sheet";

export interface AnyLayout extends GameLayout {
  fields: Fields;
}

/** "Round 3 · battle", as far as the view says so; else what is played. */
function moment(view: unknown, content: GameContent): string {
  const { round, phase } = isStruct(view) ? view : {};
  const told = [
    typeof round === "number" ? t("round-number", { round }) : undefined,
    typeof phase === "string" ? textFor(content.texts, "phase", phase) : undefined,
  ].filter((each) => each !== undefined);
  return told.join(" · ") || content.title;
}

export async function laid(game: string): Promise<{ layout: AnyLayout }> {
  const fields = await fieldsOf(game);
  const readerFor = (content: GameContent): Reader =>
    new Reader({
      texts: content.texts,
      face: (key) => content.face(key),
      faceOf: (message) => content.faceOf(message),
      fields,
    });
  const layout: AnyLayout = {
    fields,
    Table: AnyTable,
    texts: TEXTS,
    passings: [],
    spanKey: () => "",
    thingsOf: ({ things }) => things,
    inSight: (view, _, thing) => liesIn(view, thing),
    detail: (view, content, thing, message) =>
      detailOf(view, content, readerFor(content), thing, message),
    quiet: () => false,
    heading: ({ phrase, chooser }: ToldEvent) => phrase.key === "round" && chooser == null,
    valueIcon: () => undefined,
    moment,
  };
  return { layout };
}
