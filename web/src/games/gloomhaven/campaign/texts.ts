/** The texts of Gloomhaven's campaign page and of its town. */

import type { Sources } from "../../../words/language.svelte";

export const PARTY_TEXTS: Sources = {
  en: () => import("../../../text/gloomhaven_party.en.ftl?raw"),
  ru: () => import("../../../text/gloomhaven_party.ru.ftl?raw"),
};
