/** A text that becomes smaller until it fits into what it stands in. */

import type { Attachment } from "svelte/attachments";

const STEP = 0.5;
/** Smaller letters cannot be read. */
const LEAST = 10.5;

export const fitted: Attachment<HTMLElement> = (element) => {
  const around = element.parentElement;
  if (!around) return undefined;
  const fit = (): void => {
    element.style.fontSize = "";
    let size = parseFloat(getComputedStyle(element).fontSize);
    while (around.scrollHeight > around.clientHeight && size > LEAST) {
      size -= STEP;
      element.style.fontSize = `${size}px`;
    }
  };
  const watcher = new ResizeObserver(fit);
  watcher.observe(around);
  watcher.observe(element);
  return () => watcher.disconnect();
};
