/** What the views of a game say of themselves. */

import * as api from "../../net/api";
import type { FieldFacts } from "../../protocol";
import type { Sources } from "../../words/language.svelte";

export type Fields = ReadonlyMap<string, FieldFacts>;

/** Without an answer every field is read as it looks. */
export async function fieldsOf(game: string): Promise<Fields> {
  const games = await api.games().catch(() => []);
  const fields = games.find(({ id }) => id === game)?.fields ?? [];
  return new Map(fields.map((field) => [field.name, field]));
}

export const TEXTS: Sources = {
  en: () => import("../../text/generic.en.ftl?raw"),
  ru: () => import("../../text/generic.ru.ftl?raw"),
};
