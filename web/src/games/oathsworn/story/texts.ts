/** What only the Story's table and the campaign's page say. */

import type { Sources } from "../../../words/language.svelte";

export const STORY_TEXTS: Sources = {
  en: () => import("../../../text/oathsworn_story.en.ftl?raw"),
  ru: () => import("../../../text/oathsworn_story.ru.ftl?raw"),
};
