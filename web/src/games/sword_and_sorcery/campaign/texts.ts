/** The texts of the campaign's page. */

import type { Sources } from "../../../words/language.svelte";

export const SAGA_TEXTS: Sources = {
  en: () => import("../../../text/sword_and_sorcery_saga.en.ftl?raw"),
  ru: () => import("../../../text/sword_and_sorcery_saga.ru.ftl?raw"),
};
