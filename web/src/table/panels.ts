/** What lies over the table, or beside it, and can be closed. */

import { wide } from "../look/screen";
import { t } from "../words/language.svelte";

/** Close what was opened last; false if there is nothing to close. */
export function closePanel(): boolean {
  const closers = document.querySelectorAll<HTMLElement>(
    `[aria-label="${CSS.escape(t("close"))}"]`,
  );
  const last = [...closers].filter(isOfPanel).at(-1);
  last?.click();
  return last !== undefined;
}

/** Notices go away by themselves, and where there is room for the log it stays. */
function isOfPanel(closer: HTMLElement): boolean {
  const stays = wide.current && closer.closest("aside.panel") !== null;
  return !stays && closer.checkVisibility() && !closer.closest(".toasts, dialog");
}
