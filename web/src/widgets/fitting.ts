/** A text that becomes smaller until it fits into what it stands in. */

import type { Attachment } from "svelte/attachments";

const STEP = 0.5;
/** Smaller letters cannot be read. */
const LEAST = 10;
/** Lengths are rounded. */
const SLACK = 1;

export const fitted: Attachment<HTMLElement> = (element) => {
  const around = element.parentElement;
  if (!around) return undefined;
  const fit = (): void => {
    element.style.fontSize = "";
    const { paddingTop, paddingBottom } = getComputedStyle(around);
    const room = around.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    let size = parseFloat(getComputedStyle(element).fontSize);
    while (element.scrollHeight > room + SLACK && size > LEAST) {
      size -= STEP;
      element.style.fontSize = `${size}px`;
    }
  };
  const watcher = new ResizeObserver(fit);
  watcher.observe(around);
  watcher.observe(element);
  return () => watcher.disconnect();
};
